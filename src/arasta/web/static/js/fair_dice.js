// Checks the promise about the dice, as docs/fair-dice.md has it: the commitment made before the game is the hash of the
// table's id and the key, and every roll and draw follows from the key, the seats' words and what could fall.

const encoded = (text) => new TextEncoder().encode(text);

const digits = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));

/** What was found: whether the key fits, how many outcomes these dice brought, and which of all is the first that differs,
 *  counted from 1, or null. Null altogether where the browser cannot reckon it, which it does on safe addresses only. */
export async function checkDice(id, { key, commitment, words, first }, { outcomes, weights }) {
  if (!key || !crypto.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", encoded(`${id}\n${key}`));
  const secret = await crypto.subtle.importKey("raw", bytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const right = await Promise.all(
    outcomes.map(
      async ({ name, of }, k) => k < first || name === (await outcome(secret, [id, ...words], weights[of], k)),
    ),
  );
  const differs = right.indexOf(false);
  return { fits: digits(hash) === commitment, n: outcomes.length - first, differs: differs < 0 ? null : differs + 1 };
}

/** The outcome that the k-th number falls on: they stand in the order of their names, each as wide as its weight. */
async function outcome(secret, before, weights, k) {
  const total = Object.values(weights).reduce((sum, n) => sum + n, 0);
  let number = await below(secret, before, total, k);
  for (const name of Object.keys(weights).sort()) {
    number -= weights[name];
    if (number < 0) return name;
  }
  return null;
}

/** A number below the total, all equally likely: what is too large is drawn again. */
async function below(secret, before, total, k) {
  const bits = (total - 1).toString(2).length * (total > 1);
  for (let attempt = 0; ; attempt += 1) {
    const drawn = await crypto.subtle.sign("HMAC", secret, encoded([...before, k, attempt].join("\n")));
    const number = Number(BigInt(`0x${digits(drawn)}`) >> BigInt(256 - bits));
    if (number < total) return number;
  }
}
