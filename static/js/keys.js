// Single keys: 1 to 6 a die, Backspace clears, Enter the main button, U undoes.
import { clear } from "./pad.js";

const BUTTONS = { u: "#undo button", U: "#undo button", Enter: ".tray .main:not(.sheet *)" };
const TYPES = "input, select, textarea, [contenteditable], details[open] .sheet";
const ANSWERS_TO_ENTER = "a, button, summary";

htmx.on("keydown", event => {
  const { key, target } = event;
  if (document.getElementById("table").dataset.keys !== "oui" || target.closest?.(TYPES)) return;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "Enter" && target.closest?.(ANSWERS_TO_ENTER)) return;
  if (key === "Backspace") clear();
  else document.querySelector(BUTTONS[key] ?? `#key-${CSS.escape(key)}`)?.click();
  if (key in BUTTONS || /^([1-6]|Backspace)$/.test(key)) event.preventDefault();
});
