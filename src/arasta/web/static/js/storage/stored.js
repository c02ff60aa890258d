// Values that this browser keeps, by key. A browser that keeps nothing plays as well, until the page is closed.

/** What is kept under a key, or null.
 *  @param {string} key */
export function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it.
 *  @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // it holds for this visit
  }
}
