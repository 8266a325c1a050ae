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
