// Values that nobody can guess.

const BYTES = 16;

/** 128 random bits in 22 characters that fit into an address. Also where a page was sent without encryption. */
export function randomId() {
  const drawn = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(drawn).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
