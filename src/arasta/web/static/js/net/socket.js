// The connection to a table: says hello, resumes where it was cut, and resends what was not answered.

/** @import { FromServer } from "types/protocol.d.ts" */

const PROTOCOL = 1;
const BEAT = JSON.stringify({ t: "beat" }); // the server sends one every second, and wants one back
const LOOK = 250; // how often the page looks whether something was heard
const SILENT = 2_400; // after so long without a word the connection is taken for lost, whatever the socket looks like
const DEAD = 6_000; // then another one is made
const ARRIVAL = 8_000; // that the first word may take: the table may have to be opened
const FIRST = 500;
const SLOWEST = 10_000;
const FINAL = new Set(["protocol", "token", "game", "moved", "malformed"]); // trying again would not help

export class Connection {
  /** `heard` gets every message; `have` tells the newest entry that the page has; `cut` is called when the connection is
   *  lost, `back` when a lost one speaks again.
   *  @param {string} game
   *  @param {string[]} tokens
   *  @param {string} lang
   *  @param {{ heard: (message: FromServer) => void, have: () => number | null, cut: () => void, back: () => void }} page */
  constructor(game, tokens, lang, { heard, have, cut, back }) {
    this.game = game;
    this.tokens = tokens;
    this.lang = lang;
    this.heard = heard;
    this.have = have;
    this.cut = cut;
    this.back = back;
    /** @type {Map<string, object>} by their ids, the requests that were not answered yet */
    this.outbox = new Map();
    this.wait = FIRST;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.last = 0; // when something was heard
    this.looked = 0; // when the page looked for that
    this.limit = ARRIVAL;
    this.isCut = false;
    this.made = 0;
    this.ended = !game; // without a table there is nobody to talk to
    this.timer = 0;
    if (!this.ended) this.open();
    setInterval(() => this.look(), LOOK);
    addEventListener("offline", () => this.drop());
    addEventListener("pagehide", () => this.rest());
    addEventListener("pageshow", ({ persisted }) => persisted && this.hurry());
    for (const event of ["online", "focus"]) addEventListener(event, () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  /** Everything is told anew, in another language: by another socket, and the one before goes when that one has begun to
   *  speak, so that nobody is seen to go and come.
   *  @param {string} lang */
  speak(lang) {
    const before = this.socket;
    this.lang = lang;
    this.open(null);
    this.socket?.addEventListener("message", () => before?.close(), { once: true });
  }

  /** @param {number | null} [have] */
  open(have = this.have()) {
    const address = new URL(`api/games/${this.game}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.last = Date.now();
    this.limit = ARRIVAL;
    const hello = { t: "hello", protocol: PROTOCOL, seats: this.tokens, lang: this.lang, beat: true };
    socket.onopen = () => socket.send(JSON.stringify({ ...hello, have }));
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  /** @param {FromServer} message */
  receive(message) {
    this.last = Date.now();
    if (message.t === "beat") this.socket?.send(BEAT);
    if (message.t === "welcome") this.resume();
    else if (this.isCut && this.limit === SILENT) this.restored();
    if (message.t === "done" || message.t === "refused") this.outbox.delete(message.id);
    if (message.t === "bye" && FINAL.has(message.why)) this.ended = true;
    if (message.t !== "beat") this.heard(message);
  }

  /** After a welcome: whatever was not answered is asked again; a repeated id does nothing twice. */
  resume() {
    this.wait = FIRST;
    this.limit = SILENT;
    this.isCut = false;
    for (const request of this.outbox.values()) this.socket?.send(JSON.stringify(request));
  }

  /** It was only slow. */
  restored() {
    this.isCut = false;
    this.back();
  }

  /** Whether something was heard lately; the server's beats see to it that there is something. A page that was asleep has
   *  heard nothing either: what waits for it is heard first. */
  look() {
    const silence = Date.now() - this.last;
    const asleep = Date.now() - this.looked > SILENT;
    this.looked = Date.now();
    if (!this.socket || asleep) return;
    if (silence > Math.max(this.limit, DEAD)) this.drop();
    else if (silence > this.limit) this.tell();
  }

  /** The page says that there is no connection. */
  tell() {
    if (this.isCut || this.ended) return;
    this.isCut = true;
    this.cut();
  }

  /** Gives a socket up that may still look alive. */
  drop() {
    const { socket } = this;
    if (!socket || this.ended) return;
    this.socket = null;
    socket.close();
    this.lost();
  }

  /** The page is left; the browser may keep it and show it again. */
  rest() {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.timer);
    this.tell();
    socket?.close();
  }

  lost() {
    this.socket = null;
    this.tell();
    if (this.ended) return;
    clearTimeout(this.timer);
    const jitter = 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.open(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, SLOWEST);
  }

  /** The page is seen or online again: no need to wait. */
  hurry() {
    if (!this.socket && !this.ended) {
      clearTimeout(this.timer);
      this.wait = FIRST;
      this.open();
    }
  }

  /** Sends a request with an id of its own and keeps it until it is answered.
   *  @param {string} kind @param {object} values */
  ask(kind, values) {
    const id = `${Date.now().toString(36)}-${(this.made += 1)}`;
    const request = { t: kind, id, ...values };
    this.outbox.set(id, request);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    return id;
  }

  /** @param {number | null} seat @param {number | null} n @param {string[]} names */
  play(seat, n, names) {
    return this.ask("play", { seat, n, do: names });
  }

  /** @param {number | null} seat @param {number | null} n @param {number} to */
  undo(seat, n, to) {
    return this.ask("undo", { seat, n, to });
  }

  /** @param {number | null} seat @param {number | null} n */
  end(seat, n) {
    return this.ask("end", { seat, n });
  }

  /** @param {number | null} seat @param {string} words */
  say(seat, words) {
    return this.ask("say", { seat, text: words });
  }

  /** @param {number | null} seat @param {number} pace @param {boolean} once */
  pace(seat, pace, once) {
    return this.ask("pace", { seat, pace, once });
  }

  /** @param {number | null} seat @param {string} reaction */
  react(seat, reaction) {
    return this.ask("react", { seat, reaction });
  }
}
