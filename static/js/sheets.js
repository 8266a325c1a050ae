// The small forms on their sheets: one closes when answered, by its button, by Escape, or left by Tab.
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
// Where the answer has taken the form away, its sheet lay in the menu.
htmx.on("tripot:drawn", ({ detail: { request } }) => {
  for (let at = request.form; (at = at?.parentElement?.closest("details[name]")); ) close(at);
  if (request.form?.isConnected === false) close(document.getElementById("menu"));
});
htmx.on("keyup", ({ key }) => {
  if (key === "Tab") document.querySelector("details[name][open]:not(:focus-within)")?.removeAttribute("open");
});
