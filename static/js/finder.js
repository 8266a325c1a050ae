// The search by dice. Each key asks for the whole search with its die; a quick hand taps the next one before the answer
// is drawn, so the keys are brought up to date at once, and the address follows what is shown.
let asked = null;

const enough = () => Number(document.querySelector(".finder").dataset.most);
const begun = dice => (dice.split("-").filter(Boolean).length < enough() && dice ? `${dice}-` : "");

function update() {
  if (asked === null) return;
  for (const key of document.querySelectorAll(".finder .key")) key.value = begun(asked) + key.dataset.face;
}

document.addEventListener("htmx:config:request", event => {
  const { sourceElement, request } = event.detail.ctx;
  if (!sourceElement.matches?.(".finder") || !request.submitter) return;
  asked = request.submitter.value;
  update();
});
document.addEventListener("tripot:drawn", () => {
  const sheets = document.getElementById("sheets");
  if (asked === null || !sheets) return;
  history.replaceState(history.state, "", sheets.dataset.url);
  update();
});
