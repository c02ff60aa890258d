// Where each open choice is shown: on the board, on my things, as a key, or laid out on the stall. Pure functions.
import { CLOSING, HANDS, isPlaced, ON_BOARD, PURSES, SILENT, STALLS, standsAt } from "../modules.js";
import { addable, chosenThings } from "./store.js";

/** @import { Amounts, Choices, Hand, Part, Ready, Selection } from "types/client.d.ts" */
/** @import { IstanbulView, Option, RefusedOption, ThingSet, View } from "types/protocol.d.ts" */

const KEEP = "keep"; // a roll: it gives nothing away, as another one may

/** The choices of a seat, sorted by where they are shown.
 *  @param {Part | null} part @param {Selection} selection */
export function choicesOf(part, selection) {
  const pointless = new Set(part?.prospects?.pointless);
  const options = (part?.options ?? []).filter(({ name }) => !pointless.has(name));
  const view = part?.view ?? null;
  const byName = new Map(options.map((option) => [option.name, option]));
  const things = new Map((part?.sets?.things ?? []).map((thing) => [thing.action, thing.most]));
  const more = addable(selection, part?.sets?.things ?? []);
  const standing = view ? byPlace(view, options) : new Map();
  const places = new Map([...options.filter(isOnBoard).map((option) => /** @type {const} */ ([Number(option.target), option])), ...standing]);
  const streets = options.filter((option) => option.kind === "street");
  const closing = options.find((option) => CLOSING.has(option.verb)) ?? byName.get(part?.sets?.closes ?? "") ?? null;
  const inHand = options.filter((option) => view && holds(view, option));
  const powers = options.filter((option) => option.verb === "tile" && view && ownsTile(view, option));
  const placed = new Set(options.filter((option) => view && isPlaced(view.game, option)));
  const laidOut = view !== null && STALLS.some(({ fits }) => fits(/** @type {IstanbulView} */ (view), options));
  const onCart = laidOut ? [] : options.filter((option) => isOnCart(option, view) && !powers.includes(option));
  const shown = new Set([...places.values(), ...streets, closing, ...inHand, ...powers, ...placed, ...onCart]);
  const rest = options.filter((option) => !shown.has(option) && !(view && standsIn(view, option)));
  const onBoard = places.size + streets.length + placed.size + onCart.length > 0;
  const extra = !onBoard && rest.length === 1 && (closing?.ends || closing?.verb === KEEP); // that is the great key then
  const isChosen = (/** @type {string} */ name) => selection.pick === name || (selection.set[name] ?? 0) > 0;
  const isFull = (/** @type {string} */ name) => things.has(name) && !more.get(name) && !selection.set[name];
  /** @type {Choices} */
  const choices = {
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
    onCart,
    placed,
    chips: onBoard || extra ? rest : [],
    stall: !onBoard && (rest.length > 1 || (rest.length > 0 && things.size > 0)) ? rest : [],
    entered: { dice: selection.dice ?? null, sought: selection.sought ?? "" },
    chosen: isChosen,
    count: (name) => selection.set[name] ?? 0,
    find: (name) => byName.get(name) ?? null,
    card: (kind, word) => inHand.find((option) => isCard(option, kind, word)) ?? null,
    good: (colour) =>
      [...onCart, ...options.filter(({ name }) => things.has(name))].find(
        (option) => option.kind === "good" && option.target === colour,
      ) ?? null,
    prospects: part?.prospects?.ways ?? {},
    whyNot: (kind, word) => (part?.refused ?? []).find((refusal) => isCard(refusal, kind, word))?.why ?? null,
    anyCard: inHand.length > 0,
    only: options.length === 1 && closing && !closing.ends && !things.size ? closing : null,
    look: (name) => (isChosen(name) ? "chosen" : isFull(name) ? "barred" : ""),
    full: isFull,
    ready: readyOf(selection, { byName, rest: extra ? [] : rest, closing, onBoard, things, sets: part?.sets }),
  };
  return choices;
}

/** Whether a choice is of a good that I have, or that I have room for: it is made on my wheelbarrow, or of what I have
 *  besides in the purse.
 *  @param {Option} option @param {View | null} view */
const isOnCart = ({ kind, target }, view) =>
  kind === "good" &&
  view?.game === "istanbul" &&
  view.seat !== null &&
  (target in view.players[view.seat].goods || PURSES.some((word) => word === target));

/** Choices of people, by the places where those stand; none if two of them stand together.
 *  @param {View} view @param {Option[]} options @returns {Map<number, Option>} */
function byPlace(view, options) {
  const found = options.map((option) => /** @type {const} */ ([standsAt(view, option), option]));
  const standing = found.filter((it) => it[0] !== null);
  const places = /** @type {Map<number, Option>} */ (new Map(standing));
  return places.size === standing.length ? places : new Map();
}

/** @param {Option} option */
const isOnBoard = (option) => option.kind === "place" && ON_BOARD.has(option.verb);

/** The kind of cards that an option plays or discards one of, if it does.
 *  @param {Pick<Option, "verb">} given */
const handOf = ({ verb }) => HANDS.find(({ plays, discards }) => verb === plays || verb === discards);

/** @param {Option | RefusedOption} option @param {string} kind @param {string} word */
const isCard = (option, kind, word) => option.target === word && handOf(option)?.kind === kind;

/** The cards of a kind that a seat sees in its hand, by their words.
 *  @param {View} view @param {Hand} given */
export const cardsIn = (view, { field }) => (view.game === "istanbul" ? (view[field] ?? []) : []).map(String);

/** @param {View} view @param {Option} option */
function holds(view, option) {
  const hand = handOf(option);
  return hand !== undefined && cardsIn(view, hand).includes(option.target);
}

/** Cards of a kind in a hand that nobody here has seen.
 *  @param {View} view @param {Hand} hand */
export function unseenIn(view, hand) {
  if (view.game !== "istanbul" || view.seat === null) return 0;
  return (view.players[view.seat][hand.count] ?? 0) - cardsIn(view, hand).length;
}

/** Whether an option is of a card that stands in for one that nobody has seen: which it is must be said.
 *  @param {View} view @param {Option} option */
function standsIn(view, option) {
  const hand = handOf(option);
  return hand !== undefined && unseenIn(view, hand) > 0;
}

/** @param {View} view @param {Option} given */
function ownsTile(view, { target }) {
  const tiles = view.game === "istanbul" && view.seat !== null ? view.players[view.seat].mosque_tiles : [];
  return tiles.some((colour) => colour === target);
}

/** What the great key would do now: names to play, and the option whose cost and gain it shows; null for nothing.
 *  @param {Selection} selection
 *  @param {Pick<Choices, "byName" | "rest" | "closing" | "onBoard" | "things"> & { sets: ThingSet | null | undefined }} given */
function readyOf(selection, { byName, rest, closing, onBoard, things, sets }) {
  if (Object.keys(selection.set).length) return together(selection);
  if (selection.pick && byName.has(selection.pick)) return single(byName.get(selection.pick));
  if (things.size) return everything(byName, things, sets) ?? single(rest.find((option) => !things.has(option.name)));
  if (!onBoard && rest.length === 1) return single(rest[0]);
  return !onBoard && rest.length === 0 && closing ? single(closing) : null;
}

/** All things of a set that cost nothing: whoever chooses nothing else takes them all.
 *  @param {Map<string, Option>} byName @param {Map<string, number>} things @param {ThingSet | null | undefined} sets
 *  @returns {Ready | null} */
function everything(byName, things, sets) {
  const options = [...things.keys()].map((name) => byName.get(name)).filter((option) => option !== undefined);
  if (!sets?.closes || options.some(({ cost }) => Object.keys(cost).some((word) => !SILENT.has(word)))) return null;
  const names = options.flatMap(({ name }) => Array.from({ length: things.get(name) ?? 0 }, () => name));
  /** @type {Amounts} */
  const gain = {};
  for (const name of names) for (const [word, n] of Object.entries(byName.get(name)?.gain ?? {})) gain[word] = (gain[word] ?? 0) + n;
  return { do: [...names, sets.closes], option: { ...UNKNOWN, gain }, several: true, all: true };
}

/** A choice is played with what most players choose after it, as far as its preview tells.
 *  @param {Option | null | undefined} option */
const single = (option) => (option ? { do: option.path, option, several: false } : null);

/** @type {Ready["option"]} */
const UNKNOWN = { cost: {}, gain: {}, paid: [], open: false, then: "choice" }; // until the server has told

/** Things of a set, with the server's running total and the word that closes the set with them.
 *  @param {Pick<Selection, "set" | "total">} given */
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

/** What the ready choice would change of my things, by word.
 *  @param {Ready | null} ready */
export function changeOf(ready) {
  /** @type {Amounts} */
  const change = {};
  for (const [word, n] of Object.entries(ready?.option.gain ?? {})) change[word] = n;
  for (const [word, n] of Object.entries(ready?.option.cost ?? {})) change[word] = (change[word] ?? 0) - n;
  return change;
}
