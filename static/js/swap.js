// What comes back is only swapped where it belongs, and never an older table over a newer one; another page is gone to.
// A word of refusal stays until the next tap.
const shown = () => document.getElementById("table");
const refusal = () => document.getElementById("refusal");

export function swap() {
  htmx.on("htmx:before:swap", event => {
    const { ctx, tasks } = event.detail;
    const main = tasks.find(task => task.type === "main");
    if (!main || !ctx.select) return;
    const drawn = main.fragment.firstElementChild;
    const now = shown();
    const isTable = now && drawn?.id === "table";
    if (!drawn || (isTable && drawn.dataset.url !== now.dataset.url)) {
      event.preventDefault();
      location.assign(drawn?.dataset.url ?? location.href);
    } else if (isTable && Number(drawn.dataset.version) < Number(now.dataset.version)) event.preventDefault();
    else if (isTable) drawn.querySelector("#refusal").textContent ||= refusal().textContent;
  });
  for (const tap of ["pointerdown", "keydown"]) htmx.on(tap, () => refusal()?.replaceChildren());
  htmx.on("htmx:after:swap", () => {
    const table = shown();
    if (table && document.activeElement === document.body) {
      table.querySelector(".tray, .after").focus({ preventScroll: true });
    }
  });
  htmx.on("htmx:finally:request", event => {
    const status = event.detail.ctx.response?.status;
    const told = status && status < 500 ? "drawn" : "gone";
    document.dispatchEvent(new CustomEvent(`tripot:${told}`, { detail: event.detail.ctx }));
  });
}
