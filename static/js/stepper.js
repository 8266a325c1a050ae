// An amount by slider, −, + and Max: all of them move the one field that is sent, and the button says what it comes to.
const AT_MOST = (least, value, most) => Math.min(Math.max(value || least, least), most);

function show(box, wanted) {
  const [field, slider] = box.querySelectorAll("input");
  const value = AT_MOST(Number(field.min), wanted, Number(field.max));
  field.value = slider.value = value;
  const { each, perCent } = box.dataset;
  const amount = value * each;
  const says = box.querySelector("[data-says]");
  says.textContent = says.dataset.says.replace("*", amount).replace("#", Math.floor((amount * perCent) / 100));
}

function ready(box) {
  for (const hidden of box.querySelectorAll("[hidden]")) hidden.hidden = false;
  show(box, Number(box.querySelector("input").value));
}

const ALL = ".stepper";

export function stepper() {
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-by]");
    const box = button?.closest(ALL);
    if (box) show(box, Number(box.querySelector("input").value) + button.dataset.by * box.dataset.step);
  });
  document.addEventListener("input", event => {
    const { target } = event;
    if (target.matches(`${ALL} [type=range]`)) show(target.closest(ALL), Number(target.value));
    else if (target.matches("[data-most]")) {
      const box = target.form.querySelector(ALL);
      for (const input of box.querySelectorAll("input")) input.max = target.dataset.most;
      box.querySelector("[data-max]").textContent = target.dataset.most;
      show(box, Number(target.dataset.most));
    }
  });
  document.addEventListener("change", event => {
    const box = event.target.closest(ALL);
    if (box) show(box, Number(event.target.value));
  });
  document.addEventListener("toggle", event => event.target.open && event.target.querySelectorAll(ALL).forEach(ready), true);
}
