// SHA-256 and HMAC (FIPS 180-4, RFC 2104). A browser has them itself, but lends them to safe addresses only: in a home network
// without encryption the dice of a game are to be checked all the same.

const BLOCK = 64; // bytes
const LENGTH = 8; // of them, at the end of the last block

/** The first n primes.
 *  @param {number} n */
function primes(n) {
  /** @type {number[]} */
  const found = [];
  for (let next = 2; found.length < n; next += 1) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

/** The first 32 bits behind the point.
 *  @param {number} root */
const fraction = (root) => Math.floor((root % 1) * 2 ** 32);

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} n */
const turned = (word, n) => (word >>> n) | (word << (32 - n));

/** @param {Uint8Array} message */
export function sha256(message) {
  const bytes = new Uint8Array(Math.ceil((message.length + 1 + LENGTH) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  const state = Int32Array.from(START);
  for (let at = 0; at < bytes.length; at += BLOCK) mix(state, view, at);
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** One block.
 *  @param {Int32Array} state @param {DataView} view @param {number} at */
function mix(state, view, at) {
  const words = new Int32Array(ROUNDS.length);
  for (let i = 0; i < words.length; i += 1) {
    if (i < 16) {
      words[i] = view.getInt32(at + 4 * i);
      continue;
    }
    const [far, near] = [words[i - 15], words[i - 2]];
    const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16] + first + words[i - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (const [i, word] of words.entries()) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + word) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}
