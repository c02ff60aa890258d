// What screen readers hear, the tab's title, and the sound when it is my turn.
import { notify, setTab } from "./notify.js";
import { settings } from "./settings.js";
import { ownLog } from "./logs.js";
import { waitsForMe } from "./store.js";
import { name, text } from "./text.js";

let heard = "";

/** Says a sentence once. */
export function say(sentence) {
  if (!sentence || sentence === heard) return;
  heard = sentence;
  document.getElementById("say").textContent = sentence;
}

let context = null;

/** A short chime of two notes, made here: no file is loaded for it. */
export function chime() {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + i * 0.13;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}

/** Tells of every drawn state what is new in it. */
export function announce(state, before) {
  const known = new Set(ownLog(before).map((line) => line.key));
  const fresh = ownLog(state)
    .filter((line) => !known.has(line.key))
    .slice(-6)
    .map((line) => line.text);
  const waits = state.table?.waits;
  const mine = waitsForMe(state);
  const was = before.table?.waits;
  say([...fresh, state.refused, state.table?.question].filter(Boolean).join(" "));
  const title = waits ? text(mine ? "web-title-mine" : "web-title", { player: name("seat", waits.seat) }) : "Arasta";
  setTab(title, mine);
  if (!mine || !was || (was.seat === waits.seat && waitsForMe(before))) return;
  chime();
  notify(title, state.table.question, state.table.id);
}
