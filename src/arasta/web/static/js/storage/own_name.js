// What the person before this screen is called: kept in this browser, so that it is typed once.

const KEY = "arasta.name"; // the name as it is, without quotes

export function ownName() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser that keeps nothing asks again
  }
}

/** @param {string} name */
export function keepOwnName(name) {
  try {
    localStorage.setItem(KEY, name.trim());
  } catch {
    // it holds for this visit
  }
}
