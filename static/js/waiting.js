// A tap made while the network is down is kept, shown as waiting, and sent once when it is back, with the key it had.
const AGAIN = 3000;
const notice = document.getElementById("waiting");
let kept = null;
let timer = 0;

const tell = what => {
  notice.textContent = notice.dataset[what] ?? "";
};

function again() {
  if (!kept) return;
  const { sourceElement: form, request: { submitter, body } } = kept;
  kept = null;
  if (!form.isConnected) return tell();
  const { vu } = form.elements;
  if (vu) vu.value = body.get("vu");
  form.requestSubmit(submitter?.isConnected ? submitter : undefined);
}

htmx.on("htmx:before:request", event => {
  const { sourceElement: form, request } = event.detail.ctx;
  if (kept?.sourceElement === form && kept.request.submitter === request.submitter) kept = null; // is sent again
  if (!kept) return;
  event.preventDefault();
  document.getElementById("refusal").textContent = notice.dataset.lost;
});
htmx.on("tripot:gone", ({ detail }) => {
  if (!detail.sourceElement.matches?.("form") || kept) return;
  kept = detail;
  tell(detail.response ? "trouble" : "says");
  clearTimeout(timer);
  timer = setTimeout(again, AGAIN);
});
htmx.on("tripot:drawn", () => {
  if (!kept) tell();
});
addEventListener("online", again);
