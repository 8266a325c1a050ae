// A race is clicked when a finger comes down, several at once, sent in that order.
const pressed = [];
let isSending = false;

const cries = form => form?.elements?.move?.value === "cry";

function send() {
  while (!isSending && pressed.length) {
    const form = document.getElementById(pressed.shift());
    if (!cries(form)) continue; // the race is over
    isSending = true;
    form.requestSubmit();
  }
}

htmx.on("pointerdown", event => {
  const button = event.target.closest("[data-race]");
  if (!button || event.button) return;
  event.preventDefault();
  if (button.hasAttribute("data-pressed")) return;
  button.setAttribute("data-pressed", "");
  pressed.push(button.form.id);
  send();
});
// The finger has been heard already; a keyboard's click has none.
htmx.on("click", event => {
  const button = event.target.closest("[data-race]");
  if (button && (event.detail > 0 || button.hasAttribute("data-pressed"))) event.preventDefault();
});
for (const answer of ["tripot:drawn", "tripot:gone"]) {
  htmx.on(answer, () => {
    isSending = false;
    send();
  });
}
