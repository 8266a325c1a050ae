// The pad: a tapped key fills the next slot, a tapped slot clears it; enough dice send themselves.
const DEAF = 350;
let next = []; // dice tapped while the Chouettes are on their way

const entered = form => form.elements.des.value.split("-").filter(Boolean);
const kept = form => [...form.querySelectorAll("[aria-pressed=true]")].map(slot => slot.dataset.lies);
const isFull = (form, dice) => dice.length + kept(form).length >= form.dataset.enough;

export const currentPad = () => document.querySelector("form.pad");
const isSending = form => form.hasAttribute("data-sending");

// Dice kept, and those on the table from the start, stay; what lies in other slots gives way to the dice entered.
function show(form) {
  const dice = entered(form);
  const faces = form.dataset.faces.split("|");
  const open = [...form.querySelectorAll(".slot:not([data-lying], [aria-pressed=true])")];
  open.forEach((slot, at) => {
    const value = dice[at] ?? (dice.length ? 0 : (slot.dataset.lies ?? 0));
    const use = slot.querySelector("use");
    use.setAttribute("href", use.getAttribute("href").replace(/d\d$/, `d${value}`));
    slot.disabled = value < 1;
    slot.setAttribute("aria-label", `${slot.dataset.name}\u00a0: ${faces[value]}${dice[at] ? `. ${form.dataset.clear}` : ""}`);
  });
  const chosen = [...kept(form), ...dice];
  form.toggleAttribute("data-entered", chosen.length > 0);
  const says = form.querySelector("[data-then]");
  if (says) says.textContent = says.dataset[dice.length > 1 ? "then" : "asks"];
  for (const roll of document.querySelectorAll("#roll button")) roll.disabled = dice.length > 0;
  for (const lying of document.querySelectorAll("#roll [name=gardes]")) lying.value = form.elements.gardes.value;
  form.dispatchEvent(new CustomEvent("tripot:entered", { bubbles: true, detail: chosen }));
}

// Enough dice send themselves, unless the form waits for a button.
function set(form, dice) {
  form.elements.des.value = dice.join("-");
  show(form);
  if (dice.length && isFull(form, dice) && !form.hasAttribute("data-waits")) form.requestSubmit();
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
  if (!isFull(form, dice)) set(form, [...dice, value]);
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
  // After the Chouettes the Cul may follow at once; after a whole throw the keys are deaf to a double tap.
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
    const { form } = key;
    if (key.matches(".key")) enter(key.value);
    else if (key.ariaPressed === "true" || (key.dataset.lies && !entered(form).length)) {
      key.setAttribute("aria-pressed", key.ariaPressed !== "true");
      form.elements.gardes.value = kept(form).join("-");
      show(form);
    } else clear([...form.querySelectorAll(".slot:not([data-lying], [aria-pressed=true])")].indexOf(key));
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
