// One small module a task; without any of them the page works as plain forms.
import "./focus.js";
import { freshness } from "./freshness.js";
import { keys } from "./keys.js";
import { pad } from "./pad.js";
import { race } from "./race.js";
import { sheets } from "./sheets.js";
import { stepper } from "./stepper.js";
import { swap } from "./swap.js";
import { waiting } from "./waiting.js";

for (const task of [swap, waiting, pad, keys, race, sheets, stepper, freshness]) task();
