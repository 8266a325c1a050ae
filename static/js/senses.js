// What happens is heard and felt where this device wants it, once, as it happens.
// A sound is notes: wave, pitch at the start and at the end (Hz), when and how long (seconds), how loud.
const jingle = [0, 0.06, 0.12, 0.18].map(at => ["sine", 3200, 3000, at, 0.06, 0.3]);
const chord = [262, 330, 392, 523].map(pitch => ["triangle", pitch, pitch, 0, 0.3, 0.2]);
const MOMENTS = {
  die: { felt: 10, heard: [["triangle", 1100, 700, 0, 0.04, 0.5]] },
  coin: { felt: 20, heard: [["square", 1976, 1976, 0, 0.07, 0.1], ["square", 2637, 2637, 0.07, 0.2, 0.1]] },
  fist: { felt: 200, heard: [["sine", 170, 45, 0, 0.25, 0.9]] },
  bell: { felt: [30, 30, 30, 30, 30, 30, 30], heard: jingle },
  crack: { felt: 150, heard: [["sawtooth", 1500, 80, 0, 0.05, 0.5], ["square", 600, 60, 0.06, 0.12, 0.4]] },
  chord: { felt: [100, 50, 100, 50, 300], heard: chord },
};

const told = () => document.getElementById("table").dataset;
const wants = sense => told().senses.includes(sense);
let audio = null;
let isTapped = false;
let version = Number(told().version);
let filled = 0;

function strike([wave, from, to, after, lasts, loud], higher) {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: wave });
  const volume = new GainNode(audio);
  tone.frequency.setValueAtTime(from * higher, start);
  tone.frequency.exponentialRampToValueAtTime(to * higher, start + lasts);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}

function play(name, higher = 1) {
  const { felt, heard } = MOMENTS[name];
  if (isTapped && wants("vibrations")) navigator.vibrate?.(felt);
  if (audio) for (const note of heard) strike(note, higher);
}

// Before a tap no page is heard or felt, and a phone that was locked wants another one.
document.addEventListener("click", ({ target }) => {
  isTapped = true;
  if (wants("sons") && window.AudioContext) audio ??= new AudioContext();
  audio?.resume();
  if (target.closest(".row button, #roll button")) play("die");
}, true);

// Each die sounds a little higher than the one before.
htmx.on("tripot:entered", ({ target: form, detail: dice }) => {
  const before = filled;
  filled = form.querySelectorAll("[data-lying]").length + dice.length;
  if (dice.length && filled > before) play("die", 1 + filled / 8);
});

htmx.on("tripot:drawn", () => {
  const { version: drawn, sound } = told();
  if (drawn > version && sound && audio?.state !== "suspended") play(sound);
  version = Number(drawn);
});
