// The order of the places by drag: names change places, the places and their emblems stay.
let dragged = null;

const rows = () => [...document.querySelectorAll("#seats .seat")];
const name = row => row.querySelector("input");

function over(y) {
  return rows().find(row => {
    const box = row.getBoundingClientRect();
    return y >= box.top && y <= box.bottom;
  });
}

// The dragged name moves to the row under the finger; those between move up or down by one.
function moveTo(target) {
  const all = rows();
  const from = all.indexOf(dragged);
  const to = all.indexOf(target);
  const names = all.map(row => name(row).value);
  names.splice(to, 0, ...names.splice(from, 1));
  all.forEach((row, at) => {
    name(row).value = names[at];
  });
  dragged.removeAttribute("data-dragged");
  target.setAttribute("data-dragged", "");
  dragged = target;
}

document.addEventListener("pointerdown", event => {
  const grip = event.target.closest("[data-grip]");
  if (!grip) return;
  event.preventDefault();
  dragged = grip.closest(".seat");
  dragged.setAttribute("data-dragged", "");
});
document.addEventListener("pointermove", event => {
  if (!dragged) return;
  const target = over(event.clientY);
  if (target && target !== dragged) moveTo(target);
});
const drop = () => {
  dragged?.removeAttribute("data-dragged");
  dragged = null;
};
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
