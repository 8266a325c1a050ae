// A box is crossed out by two taps: the first one arms it, and no other.
const turn = (button, name, state) => {
  button.name = name;
  button.closest(".box").dataset.state = state;
};

document.addEventListener("click", event => {
  const button = event.target.closest("button[name=barre]");
  if (!button) return;
  event.preventDefault();
  for (const armed of document.querySelectorAll("[data-state=armed] button")) turn(armed, "barre", "arming");
  turn(button, "box", "armed");
});

// A grid that was looked at is closed: the focus goes back to its chip. Whoever tabs on out of it closes it.
// Its player's turn closes it too, or it would open again by itself after that turn; the way back opens none.
function close() {
  const next = document.activeElement;
  location.replace("#annonce");
  next.focus();
}
const leave = () => document.querySelector(".lit:target") && close();

addEventListener("hashchange", ({ oldURL }) => {
  const { hash } = new URL(oldURL);
  const at = document.activeElement;
  if (location.hash !== "#annonce" || !hash) leave();
  else if (at === document.body || at.closest(hash)) document.querySelector(`${hash} .chip`)?.focus({ preventScroll: true });
});
document.addEventListener("click", event => {
  if (!event.target.closest(".unpeek")) return;
  event.preventDefault();
  location.replace("#annonce");
});
document.addEventListener("keyup", event => {
  const looked = document.querySelector(".card:target:has(> .chip)");
  if (event.key === "Tab" && looked && !looked.contains(document.activeElement)) close();
});
htmx.on("htmx:after:swap", leave);
leave();
