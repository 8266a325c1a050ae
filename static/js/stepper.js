// An amount: slider, −, + and Max move the one field that is sent. A song: one tap a Sloubi, the last one sends it.
function show(box, wanted) {
  const [field, slider] = box.querySelectorAll("input");
  const { each, perCent, room } = box.dataset;
  field.value = slider.value = Math.min(Math.max(wanted || 1, 1), field.max);
  const says = box.querySelector("[data-says]");
  const sent = field.value * each;
  const paid = Math.min(sent * perCent / 100 | 0, room);
  says.textContent = says.dataset.says.replace("*", sent).replace("#", paid);
}

function most(box, value) {
  for (const input of box.querySelectorAll("input")) input.max = value;
  box.querySelector("[data-max]").textContent = value;
  show(box, value);
}

function sing(event, button) {
  const { sloubis, says, sung = 0 } = button.dataset, next = +sung + 1;
  if (!button.form.checkValidity() || next >= sloubis) return;
  event.preventDefault();
  button.dataset.sung = next;
  button.firstChild.textContent = says.replace("*", next);
}

htmx.on("click", event => {
  const button = event.target.closest("[data-by], [data-sloubis]");
  if (button?.dataset.sloubis) sing(event, button);
  else if (button) {
    const box = button.closest(".stepper");
    show(box, Number(box.querySelector("input").value) + button.dataset.by * box.dataset.step);
  }
});
htmx.on("input", ({ target }) => {
  if (target.dataset.most) most(target.form.querySelector(".stepper"), target.dataset.most);
  else if (target.type === "range") show(target.closest(".stepper"), target.value);
});
document.addEventListener("toggle", ({ target }) => {
  for (const box of target.querySelectorAll(".stepper")) show(box, box.querySelector("input").value);
}, true);
