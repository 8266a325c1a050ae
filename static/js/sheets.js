// The small forms on their sheets: one closes when it is sent, by its own button, or by Escape.
function close(sheet) {
  const details = sheet?.closest("details");
  if (!details?.open) return false;
  details.open = false;
  details.querySelector("summary").focus();
  return true;
}

export function sheets() {
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-close]");
    if (button && close(button)) event.preventDefault();
  });
  document.addEventListener("keydown", event => {
    if (event.key === "Escape") close(document.querySelector("details[name][open] .sheet"));
  });
  document.addEventListener("htmx:before:request", event => {
    const details = event.detail.ctx.sourceElement.closest?.("details[name]");
    if (details) details.open = false;
  });
}
