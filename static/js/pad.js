// The pad: a tapped key fills the next slot, a tapped slot clears it; enough dice send themselves.
const OPEN = ".slot:not([data-lying], [aria-pressed=true])";
let next = 0; // the die tapped while the Chouettes are on their way
let sent = null;

const current = () => document.querySelector("form.pad");
const entered = form => form.elements.des.value.split("-").filter(Boolean);
const kept = form => [...form.querySelectorAll("[aria-pressed=true]")].map(slot => slot.dataset.lies);
const isFull = (form, dice) => dice.length + kept(form).length >= form.dataset.enough;
const isSending = form => form.hasAttribute("data-sending");

// Dice kept or lying there from the start stay; what lies in other slots gives way to those entered.
function show(form) {
  const dice = entered(form);
  const faces = form.dataset.faces.split("|");
  form.querySelectorAll(OPEN).forEach((slot, at) => {
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
  htmx.trigger(form, "tripot:entered", chosen);
}

// Unless the form waits for a button.
function set(form, dice) {
  form.elements.des.value = dice.join("-");
  show(form);
  if (dice.length && isFull(form, dice) && !form.hasAttribute("data-waits")) form.requestSubmit();
}

function enter(form, value) {
  const dice = entered(form);
  if (isSending(form)) {
    if (form.hasAttribute("data-more")) next ||= value;
  } else if (!isFull(form, dice)) set(form, [...dice, value]);
  else if (form.method === "get") set(form, [value]); // a past throw, being entered anew
}

export function clear(at = -1) {
  const form = current();
  if (!form || isSending(form)) return;
  const dice = entered(form);
  dice.splice(at, 1);
  set(form, dice);
}

htmx.on("click", event => {
  const key = event.target.closest(".pad .key, .pad .slot");
  if (!key) return;
  event.preventDefault();
  const { form } = key;
  if (key.matches(".key")) enter(form, key.value);
  else if (key.ariaPressed === "true" || (key.dataset.lies && !entered(form).length)) {
    key.setAttribute("aria-pressed", key.ariaPressed !== "true");
    form.elements.gardes.value = kept(form).join("-");
    show(form);
  } else clear([...form.querySelectorAll(OPEN)].indexOf(key));
});
htmx.on("htmx:before:request", event => {
  const { ctx } = event.detail;
  const form = ctx.sourceElement;
  if (!form.matches?.(".pad")) return;
  if (!event.defaultPrevented) {
    sent = ctx;
    form.setAttribute("data-sending", "");
  } else if (!isSending(form)) set(form, []); // another waits
});
htmx.on("tripot:drawn", event => {
  const form = current();
  if (sent === event.detail) {
    const tapped = next;
    next = 0;
    if (form === sent.sourceElement) {
      form.removeAttribute("data-sending");
      form.elements.des.value = "";
    } else if (tapped && form?.hasAttribute("data-goes-on")) enter(form, tapped);
  }
  if (form) show(form);
});
htmx.on("tripot:gone", () => {
  next = 0;
});
if (current()) show(current());
