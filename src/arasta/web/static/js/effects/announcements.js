// What screen readers hear, the tab's title, and the sound when it is my turn.
import { fixed, one } from "../elements.js";
import { notify, setTab } from "./notifications.js";
import { ownLog } from "../state/logs.js";
import { waitsForMe } from "../state/store.js";
import { name, text } from "../text.js";

/** @import { State } from "types/client.d.ts" */

let considered = "";

/** @param {string} sentence */
const say = (sentence) => {
  fixed("say").textContent = sentence;
};

/** @type {AudioContext | null} */
let context = null;

/** A short chime of two notes, made here: no file is loaded for it. */
function chime() {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [i, pitch] of [660, 880].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = currentTime + i * 0.13;
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** What is being thought of costs and brings, as it is written for whoever sees it.
 *  @param {HTMLElement} root @param {State} state */
function preview(root, { selection }) {
  const isThinking = selection.pick || selection.dice || Object.keys(selection.set).length;
  return isThinking ? (one(root, ".ledger")?.textContent ?? "").replace(/\s+/g, " ").trim() : "";
}

/** Tells of every drawn state what is new in it.
 *  @param {HTMLElement} root @param {State} state @param {State} before */
export function announce(root, state, before) {
  const known = new Set(ownLog(before).map((line) => line.key));
  const fresh = ownLog(state)
    .filter((line) => !known.has(line.key))
    .slice(-6)
    .map((line) => line.text);
  const waits = state.table?.waits;
  const mine = waitsForMe(state);
  const was = before.table?.waits;
  const refused = state.refused === before.refused ? "" : state.refused;
  const asked = fresh.length || state.table?.question !== before.table?.question ? state.table?.question : "";
  const news = [...fresh, refused, asked].filter(Boolean).join(" ");
  const thought = preview(root, state);
  if (news) say(news);
  else if (thought && thought !== considered) say(thought);
  considered = thought;
  const title = waits ? text(mine ? "web-title-mine" : "web-title", { player: name("seat", waits.seat) }) : "Arasta";
  setTab(title, mine);
  if (!mine || !was || !state.table || (was.seat === waits?.seat && waitsForMe(before))) return;
  if (state.preferences.sound) chime();
  if (state.preferences.notify) notify(title, state.table.question, state.table.id);
}
