// What comes back is only swapped where it belongs, and never an older table over a newer one.
const shown = () => document.getElementById("table");

export function swap() {
  document.addEventListener("htmx:before:swap", event => {
    const { ctx, tasks } = event.detail;
    const main = tasks.find(task => task.type === "main");
    if (!main || !ctx.select) return;
    const drawn = main.fragment.firstElementChild;
    if (!drawn) {
      // A page of the house without a table: go and see it.
      event.preventDefault();
      location.reload();
      return;
    }
    const now = shown();
    if (now && drawn.id === "table" && Number(drawn.dataset.version) < Number(now.dataset.version)) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", () => {
    const table = shown();
    if (table && document.activeElement === document.body && table.dataset.stage !== "end") {
      table.querySelector(".tray")?.focus({ preventScroll: true });
    }
  });
  document.addEventListener("htmx:finally:request", event => {
    const status = event.detail.ctx.response?.status;
    const told = status && status < 500 ? "drawn" : "gone";
    document.dispatchEvent(new CustomEvent(`tripot:${told}`, { detail: event.detail.ctx }));
  });
}
