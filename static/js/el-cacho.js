// A box is crossed out by two taps: the first one arms it.
document.addEventListener("click", event => {
  const button = event.target.closest("button[data-arms]");
  for (const armed of document.querySelectorAll("[data-arms][name=box]")) if (armed !== button) disarm(armed);
  if (button?.name !== "barre") return;
  event.preventDefault();
  button.name = "box";
  button.closest(".box").dataset.state = "armed";
  button.append(Object.assign(document.createElement("small"), { textContent: button.dataset.arms }));
});

function disarm(button) {
  button.name = "barre";
  button.closest(".box").dataset.state = "arming";
  button.querySelector("small").remove();
}
