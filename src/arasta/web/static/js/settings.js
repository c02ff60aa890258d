// What a player prefers, kept in this browser: theme, motion, sound, marks, confirmations, notifications.

const KEY = "arasta.settings";
const DEFAULTS = { theme: "system", motion: "system", sound: true, confirm: true, path: true, calm: false, notify: false };

export const settings = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {}; // a browser that keeps nothing plays as well
  }
}

/** Changes one preference, keeps it and applies it. */
export function prefer(word, value) {
  settings[word] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it holds for this visit
  }
  apply();
}

const asks = (query) => matchMedia(query).matches;

export const isDark = () =>
  settings.theme === "system" ? asks("(prefers-color-scheme: dark)") : settings.theme === "dark";

/** Whether nothing should move. */
export const calm = () =>
  settings.motion === "system" ? asks("(prefers-reduced-motion: reduce)") : settings.motion === "none";

export function apply() {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.classList.toggle("still", calm());
  root.classList.toggle("calm", settings.calm);
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
