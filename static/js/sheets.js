// The small forms on their sheets: one closes when it is answered, by its own button, or by Escape.
function close(details) {
  if (!details?.open) return false;
  details.open = false;
  details.querySelector("summary").focus();
  return true;
}

htmx.on("click", event => {
  if (close(event.target.closest("[data-close]")?.closest("details"))) event.preventDefault();
});
htmx.on("keydown", event => {
  if (event.key === "Escape") close(document.querySelector("details[name][open]:has(> .sheet)"));
});
// Not before the answer is there: the second half of a double tap finds the sheet still in its place.
htmx.on("tripot:drawn", event => {
  let at = event.detail.request.form;
  while ((at = at?.parentElement?.closest("details[name]"))) {
    if (at.contains(document.activeElement)) at.querySelector("summary").focus();
    at.open = false;
  }
});
// Whoever tabs on out of a sheet leaves it: it must not lie over what has the focus.
htmx.on("keyup", event => {
  if (event.key !== "Tab") return;
  for (const left of document.querySelectorAll("details[name][open]")) left.open = left.contains(document.activeElement);
});
