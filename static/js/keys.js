// Single keys: 1 to 6 a die, Backspace clears, Enter the main button, U undoes. The menu switches them off.
import { clear, currentPad, enter } from "./pad.js";

const isTyping = target => target.closest?.("input, select, textarea, [contenteditable], details[open] .sheet");

export function keys() {
  document.addEventListener("keydown", event => {
    const table = document.getElementById("table");
    if (!table || table.dataset.keys !== "oui") return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key;
    if (/^[1-6]$/.test(key) && currentPad()) enter(key);
    else if (key === "Backspace" && currentPad()) clear();
    else if (key.toLowerCase() === "u") document.querySelector("#undo button")?.click();
    else if (key === "Enter" && !event.target.closest("a, button, summary")) document.querySelector(".tray .main:not(.sheet *)")?.click();
    else return;
    event.preventDefault();
  });
}
