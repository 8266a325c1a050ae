// What comes back is swapped only where it belongs, never an older table over a newer; another page is gone to.
// A word of refusal stays until the next tap.
const shown = () => document.getElementById("table");
const refusal = () => document.getElementById("refusal");
const age = (drawn, now) => drawn.dataset.version - now.dataset.version;

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
  } else if (isTable && age(drawn, now) < 0) event.preventDefault();
  else if (isTable) {
    drawn.toggleAttribute("data-news", age(drawn, now) > 0);
    // The last die of a throw finds the keys in one row where they were.
    drawn.toggleAttribute("data-row", now.querySelector(".keys")?.clientHeight < 99);
    drawn.querySelector("#refusal").textContent ||= refusal().textContent;
  }
});
for (const tap of ["pointerdown", "keydown"]) htmx.on(tap, () => refusal()?.replaceChildren());
htmx.on("htmx:after:swap", () => {
  if (document.activeElement === document.body) shown()?.querySelector(".tray, .after").focus({ preventScroll: true });
});
htmx.on("htmx:finally:request", ({ detail: { ctx } }) => {
  const isAnswered = ctx.response?.status < 500;
  htmx.trigger(document, isAnswered ? "tripot:drawn" : "tripot:gone", ctx);
});
