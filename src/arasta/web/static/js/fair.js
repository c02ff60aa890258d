// Checks the promise about the dice: the commitment made before the game is the hash of the table's id and the key.

/** Whether the key fits; null where the browser cannot reckon it, which it does on safe addresses only. */
export async function keyFits(id, { key, commitment }) {
  if (!key || !crypto.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${id}\n${key}`));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits === commitment;
}
