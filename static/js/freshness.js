// Coming back to the page it is fetched again, unless somebody is in the middle of something.
const BUSY = ".pad[data-entered], details[name][open], #waiting:not(:empty)";

function refetch() {
  if (document.visibilityState !== "visible" || document.querySelector(BUSY)) return;
  htmx.ajax("GET", document.getElementById("table").dataset.url, { target: "#table", select: "#table", swap: "outerMorph" });
}

htmx.on("visibilitychange", refetch);
addEventListener("pageshow", event => {
  if (event.persisted) refetch();
});
