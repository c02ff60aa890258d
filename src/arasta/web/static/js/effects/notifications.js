// "Your turn" for whoever looks elsewhere: the title and the icon of the tab, and a notification of the browser. It is
// made here, in the page: nothing is asked of another host.

const ICONS = { mine: "art/icon-turn.svg", theirs: "art/icon.svg" };

/** @type {Notification | null} */
let shown = null;

/** Whether the browser has notifications, and whether the person has allowed or forbidden them.
 *  @returns {NotificationPermission | "none"} */
export const permission = () => (typeof Notification === "undefined" ? "none" : Notification.permission);

/** Asks the person, if they were not asked yet; whether notifications may be shown. */
export async function askToNotify() {
  if (permission() === "default") await Notification.requestPermission();
  return permission() === "granted";
}

/** @param {string} title @param {boolean} mine */
export function setTab(title, mine) {
  document.title = title;
  const icon = document.querySelector('link[rel="icon"]');
  const wanted = mine ? ICONS.mine : ICONS.theirs;
  if (icon?.getAttribute("href") !== wanted) icon?.setAttribute("href", wanted);
}

/** Tells of the turn, if the page is not seen; a new one takes the place of the one before.
 *  @param {string} title @param {string} body @param {string} table */
export function notify(title, body, table) {
  if (!document.hidden || permission() !== "granted") return;
  try {
    shown = new Notification(title, { body, tag: `arasta-${table}`, icon: ICONS.mine });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    shown = null; // some phones show none that a page makes itself
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});
