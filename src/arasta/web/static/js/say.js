// What screen readers hear, the tab's title, and the sound when it is my turn.
import { settings } from "./settings.js";
import { text } from "./text.js";

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
  const fresh = state.log
    .filter((line) => !before?.log.includes(line))
    .slice(-6)
    .map((line) => line.text);
  const waits = state.table?.waits;
  const mine = waits && waits.seat === state.me && state.seats.length > 0;
  const was = before?.table?.waits;
  say([...fresh, state.refused, state.table?.question].filter(Boolean).join(" "));
  document.title = waits
    ? text(mine ? "web-title-mine" : "web-title", { player: state.people[waits.seat]?.name ?? "" })
    : "Arasta";
  if (mine && was && was.seat !== waits.seat) chime();
}
