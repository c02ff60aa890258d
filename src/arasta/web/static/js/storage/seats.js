// The seats that this browser holds: the secret tokens of each table. Who loses them loses the seat, so they are kept.

const KEY = "arasta.seats";
const MOST = 200; // tables; the oldest are forgotten

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

export const tokensOf = (game) => all()[game]?.tokens ?? [];

/** The secret of the seat that a page looks through. */
export function tokenOf({ game, seats, me }) {
  const tokens = tokensOf(game);
  return tokens[seats.findIndex((part) => part.seat === me)] ?? tokens[0];
}

/** Tables at which this browser has a seat, the newest first. */
export const kept = () =>
  Object.entries(all())
    .map(([game, { tokens, made }]) => ({ game, tokens, made }))
    .sort((a, b) => b.made - a.made);

export function keep(game, tokens) {
  const seats = all();
  const known = new Set([...(seats[game]?.tokens ?? []), ...tokens]);
  seats[game] = { tokens: [...known], made: Date.now() };
  store(
    Object.fromEntries(
      Object.entries(seats)
        .sort(([, a], [, b]) => b.made - a.made)
        .slice(0, MOST),
    ),
  );
}

export function forget(game) {
  const seats = all();
  delete seats[game];
  store(seats);
}

function store(seats) {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // a browser that keeps nothing plays until the page is closed
  }
}
