// The state of the pages and what their parts hand to each other, as types. What the server tells is in protocol.d.ts.
import type { nothing, TemplateResult } from "../../src/arasta/web/static/js/vendor/lit-html/lit-html.js";
import type { FluentBundle } from "../../src/arasta/web/static/js/vendor/fluent-bundle/index.js";
import type {
  ClockPart,
  DicePlayer,
  DiceView,
  GameEvent,
  Hints,
  IstanbulPlace,
  IstanbulPlayer,
  IstanbulView,
  ReviewAnswer,
  MailAnswer,
  Option,
  OwnGame,
  Person,
  ProspectsAnswer,
  PublicGame,
  RefusedOption,
  SaidLine,
  SeatPart,
  SetAnswer,
  StoryPart,
  TablePart,
  TallyAnswer,
  SetThing,
  View,
  ViewAt,
  WayPart,
} from "./protocol.d.ts";

export type Drawn = TemplateResult | typeof nothing | string | Drawn[];
export type Amounts = Record<string, number>;

// ---- what the server tells without a model of its own ----

export interface Standing {
  rank: number;
  seat: number;
  scores: Amounts;
  decided_by: string | null;
  behind: number;
  text: string;
  tie: string;
}

export interface Result {
  standings: Standing[];
  winners: number[];
  text: string;
  about: Record<string, string>;
}

export interface Choice {
  action: string;
  text: string;
  value: number;
  why?: string;
}

export interface ReviewedDecision {
  step: number;
  turn: string;
  seat: number;
  chosen: string;
  loss: number;
  choices: Choice[];
}

export interface ReviewedTurn {
  end: number;
  chances: number[];
}

export interface Review {
  turns: ReviewedTurn[];
  decisions: ReviewedDecision[];
  mistakes: number[];
}

export interface SettingWord {
  word: string;
  text: string;
  about: string;
}

export interface Setting {
  word: string;
  kind: string;
  text: string;
  about: string;
  default: SettingValue;
  words?: SettingWord[] | null;
  least?: number;
  most?: number;
}

export type SettingValue = string | number | string[];

export interface Need {
  setting: string;
  value: string;
  other: string;
  one_of: SettingValue[];
}

export interface GameSchema {
  game: View["game"];
  name: string;
  settings: Setting[];
  needs: Need[];
}

export interface Schema {
  games: GameSchema[];
  bots: { bot: string }[];
  help: string[];
  usual_bot: string;
  usual_help: string[];
  reactions: string[];
  open_tables: boolean;
}

export type Words = Record<string, string>;

export interface FigureTables {
  "black-market": [least: number, goods: number][];
  demand: Record<string, number[]>;
  trades: Record<string, number>;
}

export interface Things {
  names: Record<string, Words>;
  forms?: Record<string, Record<string, Words>>;
  about: Record<string, Words>;
  hints: Words;
  figures: Record<string, number | FigureTables[keyof FigureTables]>;
  longest: Record<string, number>;
}

/** A thing of the book of rules, with what it does. */
export interface BookThing {
  kind: string;
  word: string;
  name: string;
  text: string;
  is_played: boolean;
}

export interface Chapter {
  topic: string;
  title: string;
  lines: string[];
  things: BookThing[];
  is_played: boolean;
}

/** The book of rules of a game, what is typed to find something, and the thing it was opened at. */
export interface Book {
  game: string;
  chapters: Chapter[];
  sought: string;
  at?: string | null;
}

// ---- the state ----

export interface Texts {
  messages: FluentBundle | null;
  things: Things;
}

export interface Preferences {
  theme: string;
  motion: string;
  sound: boolean;
  confirm: boolean;
  path: boolean;
  calm: boolean;
  notify: boolean;
}

export interface Browser {
  dark: boolean;
  still: boolean;
  narrow: boolean;
  /** Encrypted, or on this machine. */
  safe: boolean;
  notifications: NotificationPermission | "none";
  home: string;
  shares: boolean;
  language: string;
  languages: string[];
}

/** What both pages have. */
export interface Common {
  texts: Texts;
  preferences: Preferences;
  browser: Browser;
  name: string;
}

/** What the server told of a set of things that are chosen. */
export type Total = SetAnswer & { set: Amounts };

export interface Selection {
  pick: string | null;
  set: Amounts;
  total: Total | null;
  dice?: Dice | null;
  sought?: string;
}

export type Dice = [string | null, string | null];

export interface Line {
  step: number;
  turn: string;
  text: string;
  key: string;
  seat: number | null;
  event: GameEvent | null | undefined;
}

export type Logs = Record<string, Line[]>;

export type Stories = Record<string, StoryPart[]>;

/** The lines of a turn, and the sentence that tells it. */
export interface ToldTurn {
  turn: string;
  sentence: StoryPart | null;
  lines: Line[];
  key: string;
}

export interface Dialog {
  kind: string;
  seat?: number;
  options?: Entry[];
  proof?: boolean;
  link?: string;
  words?: string;
  minutes?: number;
  picture?: string;
  step?: number;
  entry?: string;
}

/** How far the chat was read, who is not heard, and the line that is shown for a moment. */
export interface Chat {
  read: number;
  muted: number[];
  fresh: SaidLine | null;
}

/** What the guide would do at an entry of the table, until the learner waves it aside. */
export interface Proposal {
  n: number;
  action: string;
  text: string;
  shown: boolean;
}

/** How far a lesson is. */
export interface LessonState {
  id: string;
  seen: string[];
  now: string | null;
  proposal: Proposal | null;
  back: number | null; // the entry of the table at which the learner was led back
}

export interface Replay {
  playing: boolean;
  speed: number;
  until: number | null; // the step at which it goes back to now by itself
}

export interface Fairness {
  fits: boolean;
  n: number;
  differs: number | null;
  binding: "bound" | "unbound" | "changed" | "left-out";
}

export interface MailPageState extends Common {
  mail: "asked" | "confirmed" | "stopped" | null;
  refused: boolean; // whether nobody has such a key
}

export interface GivenWord {
  word: string;
  commitment: string;
}

export interface State extends Common {
  game: string;
  n: number | null;
  table: TablePart | null;
  people: Person[];
  seats: ToldPart[];
  watching: number;
  said: SaidLine[];
  chat: Chat;
  shared: string | null;
  opening: number | null;
  book: Book | null;
  logs: Logs;
  stories: Stories;
  selection: Selection;
  me: number | null;
  behind: number | null;
  covered: boolean;
  pending: string | null;
  connection: string;
  refused: string | null;
  old: ViewAt | null;
  dialog: Dialog | null;
  tip: string | null;
  fair: Fairness | null;
  mail: MailAnswer | null;
  hint: { n: number | null; hints: Hints["hints"] | null } | null;
  odds: number[] | null;
  tally: TallyAnswer | null;
  review: ReviewAnswer | null;
  charts: { grown: string | null; told: string };
  replay: Replay;
  pace: number | null;
  returns: Dialog | null;
  lesson: LessonState | null;
  copied: boolean;
  qr: string | null;
  schema: Schema | null;
  asked: string | null;
}

/** A state with its table: whatever is drawn of a table is drawn once it is there. */
export type TableState = State & { table: TablePart };

/** What a seat may know and do, as it is drawn. */
export type Part<V extends View = View> = Omit<ToldPart, "view"> & { view: V; covered?: boolean; byHand?: boolean };

/** What a seat is told, and what it has asked for since: what chance may bring. */
export type ToldPart = SeatPart & { prospects?: ProspectsAnswer };

export interface StartSeat {
  kind: "person" | "free" | "bot";
  bot?: string;
  name?: string;
  before?: StartSeat;
}

export interface StartClock {
  per: "none" | "turn" | "game";
  seconds: { turn: number; game: number };
  bot: boolean;
}

export interface StartState extends Common {
  schema: Schema;
  game: string;
  seats: StartSeat[];
  settings: Record<string, SettingValue>;
  pace: "slow" | "usual" | "fast";
  patience: "now" | "soon" | "late" | "day";
  byHand: boolean;
  clock: StartClock;
  help: string | null;
  open: boolean;
  tables: PublicGame[];
  mine: OwnGame[];
  held: number;
  listed: boolean;
  refused: { doing: string; text: string } | null;
  asked: { setting: string; value: string } | null;
  busy: boolean;
}

/** When a moment of a lesson has come: the decision that is asked of the learner, the place it is about, the earliest
 *  round, that the turn can be ended, what the learner has just gained or has none of, the last round. */
export interface When {
  decision?: string;
  place?: number;
  round?: number;
  ends?: boolean;
  gained?: string;
  without?: KeysOf<IstanbulPlayer, unknown[]>;
  last?: boolean;
}

/** The texts are web-lesson-ID and web-lesson-ID-about. `at` is what the bubble points to. */
export interface Moment {
  id: string;
  when: When;
  at: string;
}

/** A lesson as data: its table, the decisions for which the guide says what it would do, and the moments at which
 *  something is explained, each when it first comes; `over` is the text at its end. */
export interface Lesson {
  id: string;
  table: { game: View["game"]; settings?: Record<string, unknown>; bots: string[]; seed: number };
  over: string;
  proposed: string[];
  moments: Moment[];
}

/** The page of the rules. */
export interface RulesState extends Common {
  schema: Schema | null;
  book: Book | null;
  refused: string | null;
}

/** The page of all games of this browser. */
export interface OwnGamesState extends Common {
  schema: Schema | null;
  games: OwnGame[] | null;
  gone: number;
  refused: string | null;
}

/** The same with what the server told. */
export type Listed = OwnGamesState & { schema: Schema; games: OwnGame[] };

/** What was played and won in one way. */
export interface GamesTotal {
  key: string;
  game: string;
  expansions: string[];
  against: string;
  played: number;
  won: number;
}

// ---- choices ----

/** What chance may have brought, or a card that nobody has seen may be. */
export type Entry = Pick<Option, "name" | "verb" | "kind" | "target" | "text" | "about">;

/** Dice laid down so far, or what they are. */
export interface Laid {
  dice?: Dice;
  option?: Option | null;
}

/** What the great key would do. */
export interface Ready {
  do: string[];
  option: Pick<Option, "cost" | "gain" | "paid" | "open" | "then"> & Partial<Option>;
  several: boolean;
  lacks?: boolean;
  all?: boolean;
}

export interface Choices {
  options: Option[];
  byName: Map<string, Option>;
  things: Map<string, number>;
  places: Map<number, Option>;
  streets: Option[];
  closing: Option | null;
  inHand: Option[];
  powers: Option[];
  rest: Option[];
  onBoard: boolean;
  onCart: Option[];
  placed: Set<Option>;
  prospects: Record<string, WayPart[]>;
  /** What does nothing and is all that can be chosen: the table answers it by itself. */
  only: Option | null;
  chips: Option[];
  stall: Option[];
  entered: { dice: Dice | null; sought: string };
  chosen: (name: string) => boolean;
  count: (name: string) => number;
  find: (name: string) => Option | null;
  card: (kind: string, word: string) => Option | null;
  good: (colour: string) => Option | null;
  whyNot: (kind: string, word: string) => string | null;
  anyCard: boolean;
  look: (name: string) => string;
  full: (name: string) => boolean;
  ready: Ready | null;
}

// ---- modules ----

/** The keys of what is of a type. */
type KeysOf<T, V> = { [K in keyof T]-?: Required<T>[K] extends V ? K : never }[keyof T];

/** A kind of cards in a hand. */
export interface Hand {
  kind: string;
  field: KeysOf<IstanbulView, (string | number)[]>;
  count: KeysOf<IstanbulPlayer, number>;
  plays: string;
  discards: string;
  draws: string;
  picture: (word: string) => string;
  back: string;
  couldBe: (view: IstanbulView) => string[];
}

/** A figure of a player that stands on a place. */
export interface Figure {
  kind: string;
  seats: (place: IstanbulPlace) => number[];
  place: (player: IstanbulPlayer) => number | string | undefined;
  note: string;
}

/** What a module adds to a view, a place and a player is there wherever its things are drawn. */
export type FullView = Required<IstanbulView>;
export type FullPlace = Required<IstanbulPlace>;

export type PlaceDrawing = (view: FullView, place: FullPlace) => Drawn;

/** What a tile of the bazaar is now. */
export interface TileLook {
  option: Option | undefined;
  refused: RefusedOption | undefined;
  chosen: boolean;
  full: boolean;
  here: boolean;
  asking: boolean;
  asked: boolean;
  last: number | null;
  steps: number;
  stop: boolean;
}

/** What lies on the counter. */
export interface StallParts {
  view: IstanbulView;
  part: Part<IstanbulView>;
  choices: Choices;
  options: Option[];
  row: (part: Part, choices: Choices, option: Option) => Drawn;
}

export interface Stall {
  look: string;
  fits: (view: IstanbulView, options: Option[]) => boolean;
  draw: (parts: StallParts) => Drawn;
}

export type Fact = [picture: Drawn, n: number, word: string];

/** What a game or an expansion brings to the page; js/modules.js says what each part is for. */
export interface Module {
  game: View["game"];
  held?: Record<string, string | ((which: string, seat: number) => Drawn)>;
  silent?: string[];
  scores?: Words;
  goods?: Words;
  actions?: Words;
  optionPicture?: (option: Option, part: Part) => Drawn | null;
  entries?: Record<string, (entry: Entry) => Drawn>;
  closing?: string[];
  onBoard?: string[];
  isPlaced?: (option: Option) => boolean;
  walkers?: Record<string, (player: IstanbulPlayer) => number | string | undefined>;
  badges?: Record<string, Drawn | ((option: Option) => Drawn)>;
  standsAt?: (option: Option, view: IstanbulView) => number | null;
  hands?: Hand[];
  figures?: Figure[];
  places?: Record<string, { side?: PlaceDrawing; line?: PlaceDrawing }>;
  overlay?: (view: IstanbulView, choices: Choices) => Drawn;
  purses?: KeysOf<IstanbulPlayer, number>[];
  belongings?: (player: IstanbulPlayer) => Drawn;
  tiles?: (player: IstanbulPlayer) => Drawn;
  facts?: (player: IstanbulPlayer, seat: number) => Fact[];
  stalls?: Stall[];
  tips?: Record<string, (word: string) => string>;
  chapters?: Words;
  lesson?: Lesson;
  pictures?: Record<string, (word: string) => string>;
  meets?: Words;
  looksAhead?: (view: View, options: Option[]) => boolean;
}

export type { ClockPart, DicePlayer, DiceView, SetThing };
