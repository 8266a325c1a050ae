// The screen stays on where the browser allows it; elsewhere the menu says that it may go dark.
let lock = null;

async function stayAwake() {
  if (document.visibilityState !== "visible" || lock?.released === false) return;
  lock = await navigator.wakeLock?.request("screen").catch(() => null);
  document.body.toggleAttribute("data-awake", Boolean(lock));
}

stayAwake();
// A hidden page has lost its lock; some browsers give one only to a tap.
for (const moment of ["visibilitychange", "click"]) htmx.on(moment, stayAwake);
