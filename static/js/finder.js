// The search by dice: each key asks for the whole search, and the keys keep up with a quick hand.
let asked = null;

const enough = () => Number(document.querySelector(".finder").dataset.most);
const begun = dice => (dice.split("-").filter(Boolean).length < enough() && dice ? `${dice}-` : "");

function update() {
  if (asked === null) return;
  for (const key of document.querySelectorAll(".finder .key")) key.value = begun(asked) + key.dataset.face;
}

htmx.on("htmx:config:request", event => {
  const { sourceElement, request } = event.detail.ctx;
  if (!sourceElement.matches?.(".finder") || !request.submitter) return;
  asked = request.submitter.value;
  update();
});
htmx.on("tripot:drawn", () => {
  const sheets = document.getElementById("sheets");
  if (asked === null || !sheets) return;
  history.replaceState(history.state, "", sheets.dataset.url);
  update();
});
