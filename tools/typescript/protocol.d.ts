// What the server tells, as types. Made by tools/client_types.py from its models and from the types of views.
import type { Result, Review } from "./client.d.ts";

export type View = IstanbulView | DiceView;

/** `Rules.view`: the table as a seat sees it; `Rules.public_view`: as a spectator does. */
export interface IstanbulView {
  over: boolean;
  round: number;
  turn_of: number | null;
  to_act: number | "chance" | null;
  target: number;
  last_round: boolean;
  game: "istanbul";
  expansions: string[];
  columns: number;
  rows: number;
  tokens: Record<string, number | null>;
  neutral_merchants: number[];
  caravan_leader: number | null;
  deck: number;
  discard: string[];
  dice: number[] | null;
  sold: Goods;
  ruby_supply: number;
  here: number | null;
  barrier?: number[] | null;
  barrier_keeper?: number | null;
  guild_deck?: number;
  guild_discard?: number[];
  guild_card_in_play?: number | null;
  letter_supply?: number;
  letter_discard?: number[];
  kiosk?: number[];
  kiosk_discard?: number[];
  kiosk_left?: number[];
  bid?: number | null;
  bidder?: number | null;
  seat: number | null;
  legal: string[];
  hand: string[];
  unseen: Record<string, number>;
  guild_hand?: number[];
  decision: IstanbulDecision | null;
  places: IstanbulPlace[];
  players: IstanbulPlayer[];
}

/** So many of each good. */
export interface Goods {
  red: number;
  green: number;
  yellow: number;
  blue: number;
}

/** What is to be decided. */
export interface IstanbulDecision {
  kind: string;
  chance: boolean;
  place?: number;
  roll_for?: Follows;
  nearest?: number;
  farthest?: number;
  permitted?: ("red" | "green" | "yellow" | "blue")[];
  goods?: number;
  price?: number;
  factor?: number;
  at_place?: number;
  any_goods?: number;
  market?: number;
  mosque?: number;
  pile?: number;
  not_from_merchant?: number;
  second?: number;
  used?: number;
  discount?: number;
  given?: number;
  left?: number;
  exchanged?: ("lira" | "good" | "card")[];
  steps?: number;
  due?: number;
  tile?: number;
  tiles?: number;
  closing?: number;
}

/** What a roll is for: what happens by itself after it, with its argument. */
export interface Follows {
  kind: string;
  token?: number;
  merchant?: number;
  number?: number;
  factor?: number;
  row?: number;
}

/** A place of the bazaar. */
export interface IstanbulPlace {
  number: number;
  slug: string;
  column: number | null;
  row: number | null;
  rubies: number;
  merchants: number[];
  neutral_merchants: number;
  families: number[];
  assistants: number[];
  neutral_assistants: number;
  tokens: string[];
  extensions?: number;
  markers_down?: number;
  pays?: string[];
  demand?: Goods | null;
  demand_tile?: string | null;
  demand_seen?: string[];
  prices?: number[];
  stacks?: Record<"red" | "green" | "yellow" | "blue", MosqueStack>;
  track?: number[] | string[];
  price?: number | null;
  tiles?: Record<string, TavernTileStack>;
  barrier?: number;
  baksheesh?: Baksheesh;
  companions?: number[];
  lira?: number[];
}

/** A stack of mosque tiles of one colour. */
export interface MosqueStack {
  left: number;
  requires: number | null;
}

/** A stack of tavern tiles of one kind. */
export interface TavernTileStack {
  left: number;
  coffee: number | null;
}

/** What baksheesh takes now. */
export interface Baksheesh {
  coffee: number;
  good: "yellow" | "green";
  goods: number;
}

/** What everybody sees of a player. */
export interface IstanbulPlayer {
  seat: number;
  lira: number;
  goods: Goods;
  capacity: number;
  extensions: number;
  rubies: number;
  mosque_tiles: ("red" | "green" | "yellow" | "blue")[];
  tiles_used: ("red" | "green" | "yellow" | "blue")[];
  cards: number;
  merchant: number;
  family: number;
  stack: ("own" | "neutral")[];
  assistants: number[];
  aside: number;
  coffee?: number;
  guild_cards?: number;
  tavern_tiles?: ("movement" | "encounter")[];
  companion?: number | "general supply" | "personal supply";
  letters?: number[];
  delivered?: number[];
  double_turn?: boolean;
}

/** `Rules.view`: the table as a seat sees it; `Rules.public_view`: as a spectator does. */
export interface DiceView {
  over: boolean;
  round: number;
  turn_of: number | null;
  to_act: number | "chance" | null;
  target: number;
  last_round: boolean;
  seat: number | null;
  legal: string[];
  game: "dice";
  decision: DiceDecision | null;
  areas: Record<string, Area>;
  mosque: Mosque;
  market: string[];
  stack: Record<string, number>;
  deck: Record<string, number>;
  discard: Record<string, number>;
  revealed: string[];
  supply: Supply;
  dice: Faces;
  again: Faces;
  card_dice: number;
  actions_taken: number;
  actions_allowed: number;
  payment: Payment | null;
  players: DicePlayer[];
}

/** What is to be decided, with its argument by its words. */
export interface DiceDecision {
  kind: string;
  chance: boolean;
  card?: number;
  one?: Amount;
  other?: Amount;
  brown_too?: number;
  dice?: number;
}

/** So many of a resource. */
export interface Amount {
  number: number;
  resource: number;
}

/** A trading area: its row of prices. */
export interface Area {
  prices: number[];
  empty: number;
  price: number | null;
}

/** The rubies of the mosque. */
export interface Mosque {
  tiles: number;
  rubies: number;
}

/** How many are left of each resource. */
export interface Supply {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  brown: number;
  crystal: number;
  lira: number;
}

/** So many dice of each face. */
export interface Faces {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  coin: number;
  card: number;
}

/** The price that is being paid, and what has been chosen so far. */
export interface Payment {
  price: "same" | "different" | "carpet" | "lira";
  goods: number;
  colour: "red" | "yellow" | "green" | "blue" | null;
  dice: Colours;
  tokens: Tokens;
}

/** So many of each colour. */
export interface Colours {
  red: number;
  yellow: number;
  green: number;
  blue: number;
}

/** So many tokens of each colour, and brown ones. */
export interface Tokens {
  red: number;
  yellow: number;
  green: number;
  blue: number;
  brown: number;
}

/** What lies before a player. */
export interface DicePlayer {
  seat: number;
  rubies: number;
  tokens: Tokens;
  crystals: number;
  lira: number;
  tiles: string[];
  fresh: string[];
  mosque_ruby: boolean;
  wealth: number;
}

/** Everything, after `hello`. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  n: number;
  table: TablePart;
  seats: SeatPart[];
  people: Person[];
  watching: number;
  said: SaidLine[];
}

/** A table, for everybody. */
export interface TablePart {
  id: string;
  code: string;
  game: View["game"];
  settings: Record<string, unknown>;
  public: boolean;
  pace: number;
  clock: ClockPart | null;
  help: "none" | "hints" | "chances";
  patience: number;
  seeded: boolean;
  by_hand: boolean;
  dice: DicePart | null;
  status: "open" | "playing" | "over";
  stopped: boolean;
  step: number;
  turn: string | null;
  waits: WaitsPart | null;
  question: string;
  decides: string;
  trail: TrailPart | null;
  walk: WalkPart | null;
  result: Result | null;
  next_table: string | null;
}

/** The clock of a table, and how it stands. */
export interface ClockPart {
  per: "turn" | "game";
  seconds: number;
  bot: string | null;
  left: number[];
  runs: number | null;
}

/** What proves the dice. */
export interface DicePart {
  commitment: string;
  words: string[];
  key: string | null;
  first: number;
  awaited: number[];
  begins_in: number | null;
}

/** Whom the table waits for. */
export interface WaitsPart {
  seat: number;
  for: "choice" | "end" | "chance";
  ends_turn: boolean;
}

/** The steps of the turn by their words, and how many of them are done. */
export interface TrailPart {
  steps: string[];
  done: number;
}

/** The newest walk of a merchant, from place to place. */
export interface WalkPart {
  seat: number;
  start: number;
  end: number;
  step: number;
}

/** What one seat may know and do. The keys of views, options and events are declared in `play` and in the games. */
export interface SeatPart {
  seat: number | null;
  view: View | null;
  options: Option[];
  refused: RefusedOption[];
  sets: ThingSet | null;
  undo_to: number | null;
  since: number | null;
  events: GameEvent[] | null;
  log: LogLine[] | null;
  story: StoryPart[] | null;
}

/** A legal choice, ready for JSON. */
export interface Option {
  name: string;
  verb: string;
  kind: string;
  target: string;
  value: number;
  text: string;
  cost: Record<string, number>;
  gain: Record<string, number>;
  paid: Changed[];
  open: boolean;
  id: number;
  about: string;
  path: string[];
  then: string;
  ends: boolean;
}

/** What a seat has more or less of. */
export interface Changed {
  seat: number;
  changes: Record<string, number>;
}

/** What belongs to the decision at hand, but is not legal. */
export interface RefusedOption {
  name: string;
  verb: string;
  kind: string;
  target: string;
  value: number;
  text: string;
  why: string;
}

/** What may be chosen together. */
export interface ThingSet {
  decision: string;
  things: SetThing[];
  closes: string | null;
}

/** Something that may be chosen, so many times at most. */
export interface SetThing {
  action: string;
  most: number;
}

/** One step as a seat may know it, ready for JSON. */
export interface GameEvent {
  step: number;
  turn: Turn;
  actor: number | string;
  subject: number | null;
  decision: Record<string, unknown>;
  action: string;
  verb: string;
  kind: string;
  target: string;
  hidden: boolean;
  about: Record<string, unknown>;
  changes: Changed[];
  notes: Note[];
  next_turn: Turn;
  income: Changed[];
}

/** A turn: how many have begun, and its label in a record. */
export interface Turn {
  number: number;
  label: string;
}

/** Something that a step led to: the key of a text and its values. */
export interface Note {
  key: string;
  values: Record<string, unknown>;
}

/** A step in sentences. */
export interface LogLine {
  step: number;
  turn: string;
  lines: string[];
  next_turn: string[];
}

/** A turn in one sentence. */
export interface StoryPart {
  turn: TurnPart;
  first: number;
  end: number;
  text: string;
  parts: (string | StoryThing)[];
}

/** A turn: how many have begun, and its label. */
export interface TurnPart {
  number: number;
  label: string;
}

/** Words of a sentence that stand for a thing. */
export interface StoryThing {
  kind: string;
  word: string;
  text: string;
}

/** Who sits in a seat. */
export interface Person {
  seat: number;
  name: string;
  free: boolean;
  bot: string | null;
  confirm: boolean;
  here: boolean;
  stuck: boolean;
  character: string | null;
  person: boolean;
  maker: boolean;
  left: boolean;
  wants: "stop" | "again" | null;
  presence: "here" | "coming_back" | "away" | null;
  away: number | null;
  replace_in: number | null;
}

/** A line of chat. */
export interface SaidLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  made: number;
  reaction: string | null;
}

/** Something happened. */
export interface EntryMessage {
  t: "entry";
  n: number;
  kind: "begin" | "word" | "play" | "undo" | "end" | "seat" | "time" | "stop" | "rematch";
  by: number | null;
  table: TablePart;
  seats: SeatPart[];
}

/** A request was carried out and is stored. */
export interface Done {
  t: "done";
  id: string;
  n: number;
}

/** A request was not carried out. */
export interface RefusedMessage {
  t: "refused";
  id: string;
  why: "stale" | "illegal" | "not_yours" | "not_asked" | "cannot_undo" | "not_begun" | "over" | "not_over" | "full" | "token" | "no_such" | "wrong" | "too_long" | "too_fast" | "malformed" | "origin" | "host" | "busy";
  text: string;
  n: number | null;
}

/** Who sits where and is here. */
export interface People {
  t: "people";
  people: Person[];
  watching: number;
}

/** Somebody said something. */
export interface SaidMessage {
  t: "said";
  said: SaidLine;
}

/** The server is there. */
export interface Pong {
  t: "pong";
}

/** The server is there, and wants to know whether the client is. */
export interface BeatMessage {
  t: "beat";
}

/** The last message. */
export interface Bye {
  t: "bye";
  why: "restart" | "protocol" | "token" | "game" | "late" | "silent" | "slow" | "too_fast" | "malformed" | "moved";
  text: string;
}

/** Why something was not done. */
export interface Problem {
  why: "stale" | "illegal" | "not_yours" | "not_asked" | "cannot_undo" | "not_begun" | "over" | "not_over" | "full" | "token" | "no_such" | "wrong" | "too_long" | "too_fast" | "malformed" | "origin" | "host" | "busy";
  text: string;
  n: number | null;
}

/** A seat and its secret. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A table was made. */
export interface Created {
  game: string;
  code: string;
  seats: SeatToken[];
}

/** Somebody sits. */
export interface Joined {
  game: string;
  seat: number;
  token: string;
}

/** What was asked for is this entry. */
export interface EntryNumber {
  n: number;
}

/** A table. */
export interface FoundTable {
  game: string;
}

/** The table of the next game, or null while others have not agreed; and the newest entry of this one. */
export interface Rematch {
  game: string | null;
  n: number;
}

/** A table in the list. */
export interface PublicGame {
  id: string;
  code: string;
  game: string;
  settings: Record<string, unknown>;
  status: "open" | "playing" | "over";
  by_hand: boolean;
  people: Person[];
  made: number;
  changed: number;
}

/** The tables that everybody may see. */
export interface PublicGames {
  games: PublicGame[];
}

/** Who sits at a table that is listed. */
export interface Player {
  seat: number;
  name: string;
  free: boolean;
  bot: string | null;
  character: string | null;
}

/** How a seat has done in a game that is over. */
export interface SeatStanding {
  seat: number;
  rank: number;
  scores: Record<string, number>;
}

/** A table of somebody. */
export interface OwnGame {
  id: string;
  code: string;
  game: string;
  settings: Record<string, unknown>;
  status: "open" | "playing" | "over";
  made: number;
  changed: number;
  waits: number | null;
  turn: string;
  public: boolean;
  by_hand: boolean;
  standings: SeatStanding[] | null;
  mine: number[];
  people: Player[];
}

/** The tables of somebody, the newest first. */
export interface OwnGamesAnswer {
  games: OwnGame[];
}

/** A ticket for a seat, and for how long it can be taken. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** Of a cost, what another seat is paid. */
export interface PaidTo {
  seat: number;
  changes: Record<string, number>;
}

/** What a choice would cost and bring. */
export interface PreviewAnswer {
  cost: Record<string, number>;
  gain: Record<string, number>;
  paid: PaidTo[];
  path: string[];
  open: boolean;
  then: "choice" | "chance" | "other" | "turn" | "over";
}

/** A choice worth making: how likely the seat is to win with it, and what it costs and brings. */
export interface HintAnswer {
  action: string;
  text: string;
  value: number;
  policy: number;
  changes: Record<string, number>;
  open: boolean;
  why: string;
  sentence: string;
}

/** The best choices after an entry, the best first. */
export interface Hints {
  n: number;
  hints: HintAnswer[];
}

/** By seat how likely it is to win after an entry, by what the one who asks may know. */
export interface Odds {
  n: number;
  odds: number[];
}

/** By seat the figures after a turn. */
export interface GrownTurn {
  label: string;
  seat: number | null;
  end: number;
  scores: number[][];
}

/** How often dice showed something, and how often that was to be expected. */
export interface RolledFace {
  face: string;
  n: number;
  expected: number;
}

/** All rolls of one kind. */
export interface RolledKind {
  kind: string;
  n: number;
  faces: RolledFace[];
}

/** A game that is over, in figures. */
export interface TallyAnswer {
  criteria: string[];
  turns: GrownTurn[];
  rolls: RolledKind[];
}

/** A game looked back at, or how far that is. */
export interface ReviewAnswer {
  done: number;
  of: number;
  review: Review | null;
}

/** What things of a set cost and bring together so far, and what may still be chosen with them. */
export interface SetAnswer {
  cost: Record<string, number>;
  gain: Record<string, number>;
  paid: PaidTo[];
  open: boolean;
  then: "choice" | "chance" | "other" | "turn" | "over" | "more";
  more: ThingSet | null;
}

/** Something that may come of a choice: how likely it is, and what the player has more or less of then. */
export interface WayPart {
  chance: number;
  changes: Record<string, number>;
}

/** What chance may bring after each choice, the best first, and the choices that can bring no more than none. */
export interface ProspectsAnswer {
  n: number;
  ways: Record<string, WayPart[]>;
  pointless: string[];
}

/** Where a seat is told of its turn, for that seat only; and whether this server sends mail. */
export interface MailAnswer {
  address: string | null;
  confirmed: boolean;
  possible: boolean;
}

/** What whoever reads an address has said to mail. */
export interface MailState {
  state: "asked" | "confirmed" | "stopped";
}

/** The game in sentences. */
export interface Log {
  since: number;
  log: LogLine[];
  story: StoryPart[];
}

/** A moment of the game, and what was done then. */
export interface ViewAt {
  step: number;
  view: View;
  events: GameEvent[];
  log: LogLine[];
}

/** What could have been entered at a step of a real table. */
export interface PossibleEntries {
  step: number;
  options: Option[];
}

/** What fell in a game, and what could have fallen. */
export interface OutcomesAnswer {
  outcomes: Outcome[];
  weights: Record<string, number>[];
}

/** One outcome of chance. */
export interface Outcome {
  step: number;
  name: string;
  of: number;
}

/** The process answers. */
export interface Alive {
  status: "ok";
}

/** The server is well. */
export interface Well {
  status: "ok";
  sockets: number;
  tables: number;
}

/** Whatever a client may be told. */
export type FromServer = Welcome | EntryMessage | Done | RefusedMessage | People | SaidMessage | Pong | BeatMessage | Bye;
