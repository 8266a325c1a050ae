// The focus is never lost in a sheet that closes, nor under one: whoever tabs on out of a sheet leaves it.
htmx.on("tripot:drawn", () => queueMicrotask(() => {
  let closed = document.activeElement.closest("details:not([open])");
  for (let next = closed; next; next = next.parentElement.closest("details:not([open])")) closed = next;
  closed?.querySelector("summary").focus();
}));
htmx.on("keyup", event => {
  if (event.key !== "Tab") return;
  for (const left of document.querySelectorAll("details[name][open]")) {
    if (!left.contains(document.activeElement)) left.open = false;
  }
});
