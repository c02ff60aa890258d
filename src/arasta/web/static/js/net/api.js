// The server's HTTP: making tables, finding them, looking back. What is refused is an error with the server's sentence.

export class Refused extends Error {
  constructor({ why, text }) {
    super(text);
    this.why = why;
  }
}

async function call(method, path, { body, token } = {}) {
  const headers = {
    ...(body ? { "Content-Type": "application/json" } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
  const plain = answer.headers.get("Content-Type")?.startsWith("text/plain");
  const told = plain ? await answer.text() : await answer.json();
  if (!answer.ok) throw new Refused(told);
  return told;
}

export const schema = () => call("GET", "/api/schema");
/** Who plays where nobody has chosen. */
export const usualBot = () => schema().then((told) => told.usual_bot);
export const tables = () => call("GET", "/api/games");
export const makeTable = (body) => call("POST", "/api/games", { body });
export const makeFromRecord = (body) => call("POST", "/api/records", { body });
export const byCode = (code) => call("GET", `/api/codes/${encodeURIComponent(code)}`);
export const tableOf = (game, token) => call("GET", `/api/games/${game}`, { token });
export const join = (game, body) => call("POST", `/api/games/${game}/join`, { body });
export const logOf = (game, token, since = 0) => call("GET", `/api/games/${game}/log?since=${since}`, { token });
export const viewAt = (game, token, step) => call("GET", `/api/games/${game}/views/${step}`, { token });
export const recordOf = (game, token) => call("GET", `/api/games/${game}/record`, { token });
export const outcomesOf = (game) => call("GET", `/api/games/${game}/outcomes`);
export const rematch = (game, token) => call("POST", `/api/games/${game}/rematch`, { token });
export const seat = (game, token, body) => call("POST", `/api/games/${game}/seat`, { token, body });
export const seatBot = (game, token, number, bot) =>
  call("POST", `/api/games/${game}/seats/${number}/bot`, { token, body: { bot } });
export const mailOf = (game, token) => call("GET", `/api/games/${game}/mail`, { token });
export const leaveAddress = (game, token, address) =>
  call("POST", `/api/games/${game}/mail`, { token, body: { address } });
export const preview = (game, token, names) =>
  call("POST", `/api/games/${game}/preview`, { token, body: { do: names } });
export const hint = (game, token, n) => call("POST", `/api/games/${game}/hint`, { token, body: { n } });
export const odds = (game, token) => call("GET", `/api/games/${game}/odds`, { token });
export const tally = (game) => call("GET", `/api/games/${game}/tally`);
export const review = (game) => call("POST", `/api/games/${game}/review`);
export const setSoFar = (game, token, names) =>
  call("POST", `/api/games/${game}/preview/set`, { token, body: { do: names } });
export const pages = (game) => call("GET", `/api/reference/${game}`);
