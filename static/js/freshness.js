// Coming back to the page it is fetched again, unless somebody is in the middle of something.
import { currentPad } from "./pad.js";
import { isWaiting } from "./waiting.js";

function isBusy() {
  return isWaiting() || currentPad()?.hasAttribute("data-entered") || document.querySelector("details[name][open]");
}

function refetch() {
  const table = document.getElementById("table");
  if (!table || isBusy()) return;
  htmx.ajax("GET", table.dataset.url, { target: "#table", select: "#table", swap: "outerMorph" });
}

export function freshness() {
  htmx.on("visibilitychange", () => {
    if (document.visibilityState === "visible") refetch();
  });
  addEventListener("pageshow", event => {
    if (event.persisted) refetch();
  });
}
