// The order of the places by drag: names change places, the places and their emblems stay.
let dragged = null;

function drag(row) {
  dragged?.removeAttribute("data-dragged");
  row?.setAttribute("data-dragged", "");
  dragged = row;
}

// The dragged name moves to the row under the finger; those between move up or down by one.
function moveTo(y) {
  const rows = [...document.querySelectorAll("#seats .seat")];
  const boxes = rows.map(row => row.getBoundingClientRect());
  const to = boxes.findIndex(box => y >= box.top && y <= box.bottom);
  const from = rows.indexOf(dragged);
  if (to < 0 || to === from) return;
  const inputs = rows.map(row => row.querySelector("input"));
  const names = inputs.map(input => input.value);
  names.splice(to, 0, ...names.splice(from, 1));
  for (const input of inputs) input.value = names.shift();
  drag(rows[to]);
}

// A remembered name that stands in a row is not offered again, whichever way it came there.
const plain = text => text.trim().toLocaleLowerCase();
htmx.on("input", event => {
  if (event.target.name !== "nom") return;
  const typed = new Set([...document.querySelectorAll("[name=nom]")].map(row => plain(row.value)));
  for (const it of document.querySelectorAll(".regulars li")) it.hidden = typed.has(plain(it.textContent));
});

htmx.on("pointerdown", event => {
  const grip = event.target.closest("[data-grip]");
  if (!grip) return;
  event.preventDefault();
  drag(grip.closest(".seat"));
});
htmx.on("pointermove", event => {
  if (dragged) moveTo(event.clientY);
});
for (const end of ["pointerup", "pointercancel"]) htmx.on(end, () => drag(null));
