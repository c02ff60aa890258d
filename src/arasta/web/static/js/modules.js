// What the games and their expansions bring to the page: the one list of them. A further expansion is a folder with a
// `module.js` and a word in this list; nothing else names its things. Every part of a module may be missing.
//
// | part | what it holds |
// |---|---|
// | `game` | the game that it belongs to, by its word |
// | `held` | by word of a view, the picture of what a player holds, or how it is drawn |
// | `silent` | words of changes that something else on the table tells |
// | `scores` | by criterion, the picture of what is counted at the end |
// | `goods` | by target, the picture of what counts as a good beside the four colours |
// | `actions` | by name or verb, the picture of an option |
// | `optionPicture` | draws an option that needs more than a picture by its name, or returns null |
// | `entries` | by kind, draws what chance may bring at a real table |
// | `closing` | verbs that end a decision without doing anything |
// | `onBoard` | verbs that are done to a place of the bazaar |
// | `isPlaced` | whether an option has a place of its own on the game's board |
// | `standsAt` | the number of the place where the person stands whom an option is about, or null |
// | `walkers` | by verb, where on the bazaar the piece stands that would walk |
// | `badges` | by verb, the sign on a tile that may be chosen, or how it is drawn |
// | `hands` | kinds of cards in a hand, see `istanbul/base/module.js` |
// | `figures` | figures that stand on places, by seat |
// | `places` | by slug, what a place shows beside its name (`side`) and below it (`line`) |
// | `overlay` | what lies over the bazaar's streets |
// | `purses` | words of amounts in a player's own panel |
// | `belongings`, `tiles` | what else lies in that panel; tiles in those of the others too |
// | `facts` | amounts in the panels of the others: picture, number, word |
// | `stalls` | decisions with a look of their own on the counter |
// | `meets` | by word of whoever is met, the picture of what that brings |
// | `looksAhead` | whether a decision is about what chance may bring, or one of its options is |
// | `pictures` | by kind of thing, the picture of one in the book of rules |
// | `lesson` | the lesson that teaches it: its table, its moments, and when the guide says what it would do |
// | `tips` | by word, the explanation of a thing that the catalogue does not have |
// | `chapters` | by the first word of an explanation, the chapter of the book that says more, where it lists no such thing |
import { nothing } from "./vendor/lit-html/lit-html.js";
import { use } from "./draw/icons.js";
import { DICE } from "./dice/module.js";
import { BASE } from "./istanbul/base/module.js";
import { LETTERS } from "./istanbul/letters/module.js";
import { MOCHA } from "./istanbul/mocha/module.js";


/** @import { BookThing, Module, Part } from "types/client.d.ts" */
/** @import { Option, View } from "types/protocol.d.ts" */

/** @type {Module[]} */
const MODULES = [BASE, MOCHA, LETTERS, DICE];
const LATEST_FIRST = MODULES.toReversed(); // an expansion may say more of a thing than those before it

/** Tables of all modules in one.
 *  @template T @param {(module: Module) => Record<string, T> | undefined} part @returns {Record<string, T>} */
const tables = (part) => Object.assign({}, ...MODULES.map((module) => part(module) ?? {}));

/** Lists of all modules one after the other.
 *  @template T @param {(module: Module) => T[] | undefined} part @returns {T[]} */
const lists = (part, modules = MODULES) => modules.flatMap((module) => part(module) ?? []);

export const HELD = tables((module) => module.held);
export const SILENT = new Set(lists((module) => module.silent));
export const SCORES = tables((module) => module.scores);
export const GOODS = tables((module) => module.goods);
export const ACTIONS = tables((module) => module.actions);
export const ENTRIES = tables((module) => module.entries);
export const CLOSING = new Set(lists((module) => module.closing));
export const ON_BOARD = new Set(lists((module) => module.onBoard));
export const WALKERS = tables((module) => module.walkers);
export const BADGES = tables((module) => module.badges);
export const HANDS = lists((module) => module.hands);
export const FIGURES = lists((module) => module.figures);
export const FIGURES_IN_FRONT = lists((module) => module.figures, LATEST_FIRST);
export const PLACES = tables((module) => module.places);
export const PURSES = lists((module) => module.purses);
export const STALLS = lists((module) => module.stalls);
export const MEETS = tables((module) => module.meets);
/** The lessons, the first one first. */
export const LESSONS = lists((module) => module.lesson && [module.lesson]);
export const TIPS = tables((module) => module.tips);
export const CHAPTERS = tables((module) => module.chapters);

/** What all modules draw for one part, one after the other.
 *  @template T @param {(module: Module) => T | T[] | undefined} draw @returns {T[]} */
export const drawnBy = (draw) => MODULES.flatMap((module) => draw(module) ?? []);

/** Whether a decision, or one of its options, is about what chance may bring: then the server is asked.
 *  @param {View} view @param {Option[]} options */
export const looksAhead = (view, options) => MODULES.some((module) => module.game === view.game && module.looksAhead?.(view, options));

/** The first picture that a module has for an option, or null.
 *  @param {Option} option @param {Part} part */
export function optionPicture(option, part) {
  for (const module of LATEST_FIRST) {
    const picture = module.optionPicture?.(option, part);
    if (picture) return picture;
  }
  return null;
}

/** Whether an option has a place of its own on the board of its game.
 *  @param {string} game @param {Option} option */
export const isPlaced = (game, option) =>
  MODULES.some((module) => module.game === game && (module.isPlaced?.(option) ?? false));

/** The place where the person stands whom an option is about; null for any other option.
 *  @param {View} view @param {Option} option */
export const standsAt = (view, option) =>
  view.game === "istanbul" ? (MODULES.map((module) => module.standsAt?.(option, view) ?? null).find((at) => at !== null) ?? null) : null;

/** A thing as the book of rules shows it; nothing for what has no picture.
 *  @param {string} game @param {BookThing} thing */
export function bookPicture(game, { kind, word }) {
  const pictures = MODULES.filter((module) => module.game === game).map((module) => module.pictures?.[kind]);
  const picture = pictures.find(Boolean);
  return picture ? use(picture(word), "art") : nothing;
}
