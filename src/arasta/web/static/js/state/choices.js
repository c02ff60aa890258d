// Where each open choice is shown: on the board, on my things, as a key, or laid out on the stall. Pure functions.
import { addable, chosenThings } from "./store.js";

const CLOSING = new Set(["done", "decline", "skip", "keep", "pass", "stop", "leave companion"]); // what ends a decision
const ON_BOARD = new Set(["move", "send", "return", "step", "use", "ruby"]); // done to a place
const FROM_HAND = new Set(["card", "discard", "guild", "discard guild"]);

/** The choices of a seat, sorted by where they are shown. */
export function choicesOf(part, selection) {
  const options = part?.options ?? [];
  const byName = new Map(options.map((option) => [option.name, option]));
  const things = new Map((part?.sets?.things ?? []).map((thing) => [thing.action, thing.most]));
  const more = addable(selection, part?.sets?.things ?? []);
  const places = new Map(options.filter(isOnBoard).map((option) => [Number(option.target), option]));
  const streets = options.filter((option) => option.kind === "street");
  const closing = options.find((option) => CLOSING.has(option.verb)) ?? null;
  const inHand = options.filter((option) => FROM_HAND.has(option.verb) && holds(part.view, option));
  const powers = options.filter((option) => option.verb === "tile" && ownsTile(part, option));
  const placed = new Set(options.filter((option) => part.view.game === "dice" && hasOwnPlace(option)));
  const shown = new Set([...places.values(), ...streets, closing, ...inHand, ...powers, ...placed]);
  const rest = options.filter((option) => !shown.has(option) && !standsIn(part, option));
  const onBoard = places.size + streets.length + placed.size > 0;
  const extra = !onBoard && rest.length === 1 && Boolean(closing?.ends); // the great key ends the turn then
  const isChosen = (name) => selection.pick === name || (selection.set[name] ?? 0) > 0;
  const isFull = (name) => things.has(name) && !more.get(name) && !selection.set[name];
  return {
    options,
    byName,
    things,
    places,
    streets,
    closing,
    inHand,
    powers,
    rest,
    onBoard,
    placed,
    chips: onBoard || extra ? rest : [],
    stall: !onBoard && (rest.length > 1 || things.size > 0) ? rest : [],
    entered: { dice: selection.dice ?? null, sought: selection.sought ?? "" },
    chosen: isChosen,
    count: (name) => selection.set[name] ?? 0,
    find: (name) => byName.get(name) ?? null,
    card: (kind, word) => inHand.find((option) => isCard(option, kind, word)) ?? null,
    good: (colour) =>
      options.find((option) => things.has(option.name) && option.kind === "good" && option.target === colour) ?? null,
    whyNot: (kind, word) => (part?.refused ?? []).find((refusal) => isCard(refusal, kind, word))?.why ?? null,
    anyCard: inHand.length > 0,
    look: (name) => (isChosen(name) ? "chosen" : isFull(name) ? "barred" : ""),
    full: isFull,
    ready: readyOf(selection, { byName, rest: extra ? [] : rest, closing, onBoard, things, sets: part?.sets }),
  };
}

const TRADES = new Set([
  "token",
  "crystal",
  "brown",
  "two tokens",
  "lira",
  "cards",
  "tile",
  "take tile",
  "give up",
  "die",
  "again",
]);

/** In the dice game nearly everything has its place: areas, trades, tiles, dice, tokens to pay with, open cards. */
const hasOwnPlace = ({ verb, kind, name }) =>
  TRADES.has(verb) ||
  kind === "area" ||
  (verb === "use" && kind === "bazaar-card") ||
  (verb === "give" && name !== "give coffee");

const isOnBoard = (option) => option.kind === "place" && ON_BOARD.has(option.verb);

const isCard = ({ verb, target }, kind, word) =>
  target === word && (kind === "guild" ? ["guild", "discard guild"] : ["card", "discard"]).includes(verb);

function holds(view, { verb, target }) {
  return verb.includes("guild") ? (view.guild_hand ?? []).includes(Number(target)) : (view.hand ?? []).includes(target);
}

/** Cards in a hand that nobody here has seen, of bonus cards or guild cards. */
export function unseenIn(view, kind) {
  const player = view.players[view.seat];
  if (!player) return 0;
  return kind === "guild" ? (player.guild_cards ?? 0) - (view.guild_hand ?? []).length : player.cards - view.hand.length;
}

/** Whether an option is of a card that stands in for one that nobody has seen: which it is must be said. */
const standsIn = ({ view }, { verb }) =>
  FROM_HAND.has(verb) && unseenIn(view, verb.includes("guild") ? "guild" : "card") > 0;

function ownsTile(part, { target }) {
  return (part.view.players[part.seat]?.mosque_tiles ?? []).includes(target);
}

/** What the great key would do now: names to play, and the option whose cost and gain it shows; null for nothing. */
function readyOf(selection, { byName, rest, closing, onBoard, things, sets }) {
  if (Object.keys(selection.set).length) return together(selection);
  if (selection.pick && byName.has(selection.pick)) return single(byName.get(selection.pick));
  if (things.size) return single(byName.get(sets.closes) ?? rest.find((option) => !things.has(option.name)));
  if (!onBoard && rest.length === 1) return single(rest[0]);
  return !onBoard && rest.length === 0 && closing ? single(closing) : null;
}

/** A choice is played with what most players choose after it, as far as its preview tells. */
const single = (option) => (option ? { do: option.path, option, several: false } : null);

const UNKNOWN = { cost: {}, gain: {}, open: false, then: "choice" }; // until the server has told

/** Things of a set, with the server's running total and the word that closes the set with them. */
function together({ set, total }) {
  const names = chosenThings({ set });
  const closes = total?.more?.closes;
  return {
    do: closes ? [...names, closes] : names,
    option: total ?? UNKNOWN,
    several: true,
    lacks: total?.then === "more",
  };
}

/** What the ready choice would change of my things, by word. */
export function changeOf(ready) {
  const change = {};
  for (const [word, n] of Object.entries(ready?.option.gain ?? {})) change[word] = n;
  for (const [word, n] of Object.entries(ready?.option.cost ?? {})) change[word] = (change[word] ?? 0) - n;
  return change;
}
