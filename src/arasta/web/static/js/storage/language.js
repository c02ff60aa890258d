// The language that was chosen in this browser: a cookie, because the server must know before it sends the page.

const KEY = "lang";
const SECONDS = 365 * 24 * 60 * 60;

/** @param {string} language */
export function keepLanguage(language) {
  const path = new URL(".", location.href).pathname;
  document.cookie = `${KEY}=${language}; path=${path}; max-age=${SECONDS}; samesite=lax`;
  document.documentElement.lang = language;
}
