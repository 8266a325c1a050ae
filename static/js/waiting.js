// A tap made while the network is down is kept, shown as waiting, and sent once when it is back.
// It goes out with the key it had; if the game has moved on meanwhile the server refuses it with a word.
const AGAIN = 3000;
let kept = null;
let timer = 0;

const notice = () => document.getElementById("waiting");

function tell(what) {
  notice().textContent = what ? notice().dataset[what] : "";
}

function again() {
  clearTimeout(timer);
  if (!kept) return;
  const { form, submitter } = kept;
  kept = null;
  if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  else tell("");
}

export const isWaiting = () => kept !== null;

export function waiting() {
  htmx.on("htmx:before:request", event => {
    const form = event.detail.ctx.sourceElement;
    if (!kept || kept.form === form) return;
    event.preventDefault();
    document.getElementById("refusal").textContent = notice().dataset.lost;
    form.dispatchEvent(new CustomEvent("tripot:lost", { bubbles: true }));
  });
  htmx.on("tripot:gone", event => {
    const { sourceElement: form, request } = event.detail;
    if (!form.matches?.("form") || kept) return;
    kept = { form, submitter: request.submitter };
    tell(event.detail.response ? "trouble" : "says");
    clearTimeout(timer);
    timer = setTimeout(again, AGAIN);
  });
  htmx.on("tripot:drawn", () => {
    if (!kept) tell("");
  });
  addEventListener("online", again);
}
