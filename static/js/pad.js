// The pad: a tapped key fills the next slot, a tapped slot clears it; enough dice send themselves.
const DEAF = 350;
let next = []; // dice tapped while the Chouettes are on their way

const entered = form => form.elements.des.value.split("-").filter(Boolean);

export const currentPad = () => document.querySelector("form.pad");
export const isSending = form => form.hasAttribute("data-sending");

// Slots already on the table are spans from the start and stay as they are.
function show(form) {
  const dice = entered(form);
  const faces = form.dataset.faces.split("|");
  const open = [...form.querySelectorAll(".slot")].filter(slot => !slot.hasAttribute("data-lying"));
  open.forEach((slot, at) => {
    const value = dice[at] ?? 0;
    const use = slot.querySelector("use");
    use.setAttribute("href", use.getAttribute("href").replace(/d\d$/, `d${value}`));
    slot.querySelector(".die").classList.toggle("red-die", value > 0 && slot.matches(".red-die"));
    slot.disabled = !value;
    const name = slot.dataset.name;
    slot.setAttribute("aria-label", `${name}\u00a0: ${faces[value]}${value ? `. ${form.dataset.clear}` : ""}`);
  });
  form.toggleAttribute("data-entered", dice.length > 0);
  const says = form.querySelector(".says");
  says.querySelector("b").textContent = dice.length > 1 ? says.dataset.then : says.dataset.asks;
  for (const roll of document.querySelectorAll("#roll button")) roll.disabled = dice.length > 0;
}

function set(form, dice) {
  form.elements.des.value = dice.join("-");
  show(form);
  if (dice.length >= Number(form.dataset.enough)) form.requestSubmit();
}

export function enter(value) {
  const form = currentPad();
  if (!form) return;
  if (isSending(form)) {
    if (form.hasAttribute("data-more")) next.push(value);
    return;
  }
  if (form.hasAttribute("data-deaf")) return;
  const dice = entered(form);
  if (dice.length < Number(form.dataset.enough)) set(form, [...dice, value]);
  else if (form.method === "get") set(form, [value]); // a past throw, being entered anew
}

export function clear(at) {
  const form = currentPad();
  if (!form || isSending(form)) return;
  const dice = entered(form);
  dice.splice(at ?? dice.length - 1, 1);
  set(form, dice);
}

function replaced(before, after) {
  if (!after || after === before) {
    next = [];
    if (after) {
      after.removeAttribute("data-sending");
      after.elements.des.value = "";
      show(after);
    }
    return;
  }
  const tapped = next;
  next = [];
  // After the Chouettes the Cul may follow at once; after a whole throw the keys are deaf to the second half of a double tap.
  if (!after.hasAttribute("data-goes-on")) {
    after.setAttribute("data-deaf", "");
    setTimeout(() => after.removeAttribute("data-deaf"), DEAF);
  } else if (tapped.length) enter(tapped[0]);
}

export function pad() {
  document.addEventListener("click", event => {
    const key = event.target.closest(".pad .key, .pad .slot");
    if (!key) return;
    event.preventDefault();
    if (key.matches(".key")) enter(key.value);
    else if (!key.hasAttribute("data-lying")) clear([...key.parentNode.querySelectorAll(".slot:not([data-lying])")].indexOf(key));
  });
  let sent = null;
  document.addEventListener("htmx:before:request", event => {
    const form = event.detail.ctx.sourceElement;
    if (event.defaultPrevented || !form.matches?.(".pad")) return;
    sent = form;
    form.setAttribute("data-sending", "");
  });
  document.addEventListener("tripot:drawn", () => {
    const after = currentPad();
    if (sent) replaced(sent, after);
    sent = null;
    if (after) show(after);
  });
  document.addEventListener("tripot:gone", () => {
    next = [];
  });
  if (currentPad()) show(currentPad());
}
