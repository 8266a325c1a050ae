// A tap made while the network is down is kept, shown as waiting, and sent once when it is back, with the key it had.
const AGAIN = 3000;
const notice = document.getElementById("waiting");
let kept = null;
let timer = 0;

const tell = what => {
  notice.textContent = notice.dataset[what] ?? "";
};

function again() {
  clearTimeout(timer);
  if (!kept) return;
  const { form, submitter } = kept;
  kept = null;
  if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : undefined);
  else tell();
}

htmx.on("htmx:before:request", event => {
  const form = event.detail.ctx.sourceElement;
  if (!kept || kept.form === form) return;
  event.preventDefault();
  document.getElementById("refusal").textContent = notice.dataset.lost;
  htmx.trigger(form, "tripot:lost");
});
htmx.on("tripot:gone", event => {
  const { sourceElement: form, request, response } = event.detail;
  if (!form.matches?.("form") || kept) return;
  kept = { form, submitter: request.submitter };
  tell(response ? "trouble" : "says");
  clearTimeout(timer);
  timer = setTimeout(again, AGAIN);
});
htmx.on("tripot:drawn", () => {
  if (!kept) tell();
});
addEventListener("online", again);
