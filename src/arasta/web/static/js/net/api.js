// The server's HTTP: making tables, finding them, looking back. What is refused is an error with the server's sentence.
import { text } from "../text.js";

/** @import { Book, Schema } from "types/client.d.ts" */
/** @import { Created, EntryNumber, FoundTable, Hints, Joined, Log, MailAnswer, MailState, Odds, OutcomesAnswer, OwnGamesAnswer, PossibleEntries, PreviewAnswer, ProspectsAnswer, PublicGames, Rematch, ReviewAnswer, SetAnswer, TallyAnswer, Ticket, ViewAt, Welcome } from "types/protocol.d.ts" */

const NOTHING_TO_SAY = 204;

export class Refused extends Error {
  /** @param {{ why: string, text: string }} told */
  constructor({ why, text: sentence }) {
    super(sentence);
    this.why = why;
  }
}

const PLAIN = /^(text\/plain|image\/svg)/; // kinds of answers that are no JSON

/** @param {string} method @param {string} path @param {{ body?: object, token?: string }} given */
async function call(method, path, { body, token } = {}) {
  const headers = {
    "Accept-Language": document.documentElement.lang,
    ...(body ? { "Content-Type": "application/json" } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined }).catch(noAnswer);
  if (answer.status === NOTHING_TO_SAY) return null;
  const plain = PLAIN.test(answer.headers.get("Content-Type") ?? "");
  const told = plain ? await answer.text() : await answer.json();
  if (!answer.ok) throw new Refused(told);
  return told;
}

/** @returns {never} */
function noAnswer() {
  throw new Refused({ why: "no_answer", text: text("web-no-answer") });
}

/** @returns {Promise<Schema>} */
export const schema = () => call("GET", "api/schema");
/** Who plays where nobody has chosen. @returns {Promise<string>} */
export const usualBot = () => schema().then((told) => told.usual_bot);
/** Tables of this browser, by its tokens and their ids.
 *  @param {{ games: string[], tokens: string[] }} body @returns {Promise<OwnGamesAnswer>} */
export const ownGames = (body) => call("POST", "api/mine", { body });
/** A text as a QR code, as the address of a picture.
 *  @param {string} words @returns {Promise<string>} */
export const qrOf = (words) =>
  call("POST", "api/qr", { body: { text: words } }).then((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
/** @param {string} game @param {string} token @returns {Promise<Ticket>} */
export const offerSeat = (game, token) => call("POST", `api/games/${game}/transfer`, { token });
/** @param {string} game @param {{ ticket: string, id: string }} body @returns {Promise<Joined>} */
export const takeSeat = (game, body) => call("POST", `api/games/${game}/transfer/take`, { body });
/** @returns {Promise<PublicGames>} */
export const tables = () => call("GET", "api/games");
/** What could have been entered at a step of a real table.
 *  @param {string} game @param {string} token @param {number} step @returns {Promise<PossibleEntries>} */
export const couldBe = (game, token, step) => call("GET", `api/games/${game}/entry?step=${step}`, { token });
/** @param {string} game @param {string} token @param {{ n: number | null, step: number, do: string, drop: boolean }} body
 *  @returns {Promise<EntryNumber>} */
export const correct = (game, token, body) => call("POST", `api/games/${game}/correct`, { token, body });
/** @param {object} body @returns {Promise<Created>} */
export const makeTable = (body) => call("POST", "api/games", { body });
/** @param {object} body @returns {Promise<Created>} */
export const makeFromRecord = (body) => call("POST", "api/records", { body });
/** @param {string} code @returns {Promise<FoundTable>} */
export const byCode = (code) => call("GET", `api/codes/${encodeURIComponent(code)}`);
/** @param {string} game @param {string} token @returns {Promise<Welcome>} */
export const tableOf = (game, token) => call("GET", `api/games/${game}`, { token });
/** @param {string} game @param {object} body @returns {Promise<Joined>} */
export const join = (game, body) => call("POST", `api/games/${game}/join`, { body });
/** @param {string} game @param {string} token @param {string} word @returns {Promise<EntryNumber>} */
export const giveWord = (game, token, word) => call("POST", `api/games/${game}/word`, { token, body: { word } });
/** @param {string} game @param {string} token @returns {Promise<Log>} */
export const logOf = (game, token, since = 0) => call("GET", `api/games/${game}/log?since=${since}`, { token });
/** @param {string} game @param {string} token @param {number} step @returns {Promise<ViewAt>} */
export const viewAt = (game, token, step) => call("GET", `api/games/${game}/views/${step}`, { token });
/** @param {string} game @param {string} token @returns {Promise<string>} */
export const recordOf = (game, token) => call("GET", `api/games/${game}/record`, { token });
/** @param {string} game @returns {Promise<OutcomesAnswer>} */
export const outcomesOf = (game) => call("GET", `api/games/${game}/outcomes`);
/** @param {string} game @param {string} token @param {boolean} agree @returns {Promise<Rematch>} */
export const rematch = (game, token, agree) => call("POST", `api/games/${game}/rematch`, { token, body: { agree } });
/** @param {string} game @param {string} token @param {boolean} agree @returns {Promise<EntryNumber>} */
export const stop = (game, token, agree) => call("POST", `api/games/${game}/stop`, { token, body: { agree } });
/** @param {string} game @param {string} token @returns {Promise<EntryNumber>} */
export const leave = (game, token) => call("POST", `api/games/${game}/leave`, { token, body: {} });
/** @param {string} game @param {string} token @param {object} body @returns {Promise<EntryNumber>} */
export const seat = (game, token, body) => call("POST", `api/games/${game}/seat`, { token, body });
/** @param {string} game @param {string} token @param {number} number @param {string} bot @returns {Promise<EntryNumber>} */
export const seatBot = (game, token, number, bot) =>
  call("POST", `api/games/${game}/seats/${number}/bot`, { token, body: { bot } });
/** @param {string} game @param {string} token @returns {Promise<MailAnswer>} */
export const mailOf = (game, token) => call("GET", `api/games/${game}/mail`, { token });
/** @param {string} game @param {string} token @param {string | null} address @returns {Promise<MailAnswer>} */
export const leaveAddress = (game, token, address) =>
  call("POST", `api/games/${game}/mail`, { token, body: { address } });
/** @param {string} key of a mail @returns {Promise<MailState>} */
export const recipientOf = (key) => call("GET", `api/mail/${key}`);
/** @param {string} key of a mail @param {boolean} wants @returns {Promise<null>} */
export const answerMail = (key, wants) => call("POST", wants ? `api/mail/${key}/confirm` : `api/mail/${key}`);
/** @param {string} game @param {string} token @param {string[]} names @returns {Promise<PreviewAnswer>} */
export const preview = (game, token, names) =>
  call("POST", `api/games/${game}/preview`, { token, body: { do: names } });
/** @param {string} game @param {string} token @param {number | null} n @returns {Promise<Hints>} */
export const hint = (game, token, n) => call("POST", `api/games/${game}/hint`, { token, body: { n } });
/** @param {string} game @param {string} token @returns {Promise<ProspectsAnswer>} */
export const prospects = (game, token) => call("GET", `api/games/${game}/prospects`, { token });
/** @param {string} game @param {string} token @returns {Promise<Odds>} */
export const odds = (game, token) => call("GET", `api/games/${game}/odds`, { token });
/** @param {string} game @returns {Promise<TallyAnswer>} */
export const tally = (game) => call("GET", `api/games/${game}/tally`);
/** @param {string} game @returns {Promise<ReviewAnswer>} */
export const review = (game) => call("POST", `api/games/${game}/review`);
/** @param {string} game @param {string} token @param {string[]} names @returns {Promise<SetAnswer>} */
export const setSoFar = (game, token, names) =>
  call("POST", `api/games/${game}/preview/set`, { token, body: { do: names } });
/** The book of rules; what is in a game with these expansions comes first.
 *  @param {string} game @param {unknown} [expansions] @returns {Promise<Book>} */
export const book = (game, expansions) =>
  call("GET", `api/book/${game}${expansions === undefined ? "" : `?expansions=${expansions}`}`).then((told) => ({ sought: "", ...told }));
