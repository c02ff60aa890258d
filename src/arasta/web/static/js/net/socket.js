// The connection to a table: says hello, resumes where it was cut, and resends what was not answered.

const PROTOCOL = 1;
const PING = 15_000;
const SILENT = 30_000; // after so long without a word the socket is dead, whatever it looks like
const FIRST = 500;
const SLOWEST = 10_000;
const FINAL = new Set(["protocol", "token", "game"]); // trying again would not help

export class Connection {
  /** `heard` gets every message; `have` tells the newest entry that the page has. */
  constructor(game, tokens, lang, { heard, have, cut }) {
    Object.assign(this, {
      game,
      tokens,
      lang,
      heard,
      have,
      cut,
      outbox: new Map(),
      wait: FIRST,
      socket: null,
      last: 0,
      made: 0,
    });
    this.open();
    setInterval(() => this.beat(), PING);
    for (const event of ["online", "focus"]) addEventListener(event, () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/socket`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ t: "hello", protocol: PROTOCOL, seats: this.tokens, have: this.have(), lang: this.lang }),
      );
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  receive(message) {
    this.last = Date.now();
    if (message.t === "welcome") this.resume();
    if (message.t === "done" || message.t === "refused") this.outbox.delete(message.id);
    if (message.t === "bye" && FINAL.has(message.why)) this.ended = true;
    if (message.t !== "pong") this.heard(message);
  }

  /** After a welcome: whatever was not answered is asked again; a repeated id does nothing twice. */
  resume() {
    this.wait = FIRST;
    for (const request of this.outbox.values()) this.socket.send(JSON.stringify(request));
  }

  lost() {
    this.socket = null;
    this.cut();
    if (this.ended) return;
    const jitter = 0.75 + Math.random() / 2;
    this.timer = setTimeout(() => this.open(), this.wait * jitter);
    this.wait = Math.min(this.wait * 2, SLOWEST);
  }

  /** The page is seen or online again: no need to wait. */
  hurry() {
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else if (!this.socket && !this.ended) {
      clearTimeout(this.timer);
      this.wait = FIRST;
      this.open();
    }
  }

  beat() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.last && Date.now() - this.last > SILENT) this.socket.close();
    else this.socket.send(JSON.stringify({ t: "ping" }));
  }

  /** Sends a request with an id of its own and keeps it until it is answered. */
  ask(kind, values) {
    const id = `${Date.now().toString(36)}-${(this.made += 1)}`;
    const request = { t: kind, id, ...values };
    this.outbox.set(id, request);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    return id;
  }

  play(seat, n, names) {
    return this.ask("play", { seat, n, do: names });
  }

  undo(seat, n, to) {
    return this.ask("undo", { seat, n, to });
  }

  end(seat, n) {
    return this.ask("end", { seat, n });
  }

  say(seat, words) {
    return this.ask("say", { seat, text: words });
  }
}
