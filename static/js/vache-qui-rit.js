// What the dice selected are worth, looked up in what the house has sent; and a bar that is felt.
import { currentPad, set } from "./pad.js";

const lacks = (dice, set) => {
  const rest = [...set];
  return dice.every(die => rest.includes(die) && rest.splice(rest.indexOf(die), 1)) ? rest.length : 0;
};

function why(form, helps, dice) {
  const missing = Object.keys(helps).map(set => lacks(dice, set)).filter(Boolean);
  return missing.length ? `${form.dataset.more} ${form.dataset.numbers.split("|")[Math.min(...missing)]}` : form.dataset.never;
}

document.addEventListener("tripot:entered", ({ target: form, detail: dice }) => {
  if (!form.dataset.helps) return;
  if (form.hasAttribute("data-thrown")) press(form, dice);
  const helps = JSON.parse(form.dataset.helps);
  const help = helps[[...dice].sort().join("")] ?? ["", helps[""][1], "", "", why(form, helps, dice)];
  const [worth, total, go, odds, stop] = help;
  const put = (what, said) => (form.querySelector(what).textContent = said);
  put(".worth", worth);
  put(".sum b", total);
  put(".go span", go || form.dataset.go);
  put(".go small", odds);
  put(".stop small", stop);
  form.querySelector(".go").disabled = !go;
  form.querySelector(".stop").disabled = Boolean(stop);
});

// Dice that were thrown are kept by tapping them.
const pressed = form => [...form.querySelectorAll(".key[aria-pressed=true]")].map(key => key.dataset.die);

function press(form, dice) {
  if (`${pressed(form).sort()}` === `${[...dice].sort()}`) return;
  const left = [...dice];
  for (const key of form.querySelectorAll(".key")) {
    const at = left.indexOf(key.dataset.die);
    key.setAttribute("aria-pressed", at >= 0);
    if (at >= 0) left.splice(at, 1);
  }
}

document.addEventListener(
  "click",
  event => {
    const key = event.target.closest("[data-thrown] .key");
    if (!key) return;
    event.preventDefault();
    key.setAttribute("aria-pressed", key.ariaPressed !== "true");
    set(key.form, pressed(key.form));
  },
  true,
);

let felt = document.querySelector("[data-flash]")?.id;
document.addEventListener("tripot:drawn", () => {
  const flash = document.querySelector("[data-flash]")?.id;
  if (flash && flash !== felt) navigator.vibrate?.(150);
  felt = flash;
});

const form = currentPad();
if (form) set(form, form.elements.des.value.split("-").filter(Boolean));
