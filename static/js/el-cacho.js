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
addEventListener("hashchange", ({ oldURL }) => {
  const { hash } = new URL(oldURL);
  if (location.hash === "#annonce" && hash) document.querySelector(`${hash} .chip`)?.focus({ preventScroll: true });
});
document.addEventListener("keyup", event => {
  const looked = document.querySelector(".card:target:has(> .chip)");
  if (event.key !== "Tab" || !looked || looked.contains(document.activeElement)) return;
  const next = document.activeElement;
  addEventListener("hashchange", () => next.focus(), { once: true });
  location.replace("#annonce");
});
