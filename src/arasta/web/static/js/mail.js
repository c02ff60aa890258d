// The page that a mail leads to: whoever reads the address says whether they want mail, without a login. Opening it changes
// nothing, for mail programs open links ahead.
import { fromBrowser, showPreferences, watchBrowser } from "./browser.js";
import { drawMail } from "./draw/mail_page.js";
import * as api from "./net/api.js";
import { fetchMessages, patiently } from "./net/texts.js";
import { Page } from "./page.js";
import { NO_TEXTS, texted } from "./text.js";

/** @import { MailPageState } from "types/client.d.ts" */

const own = location.hash.slice(1); // what the mail has given to whoever reads it
const root = /** @type {HTMLElement} */ (document.getElementById("mail"));
/** @type {MailPageState} */
const first = { ...fromBrowser(), texts: NO_TEXTS, name: "", mail: null, refused: false };
const page = new Page(root, first, { draw: drawMail });
showPreferences(first);
watchBrowser(page);

async function look() {
  try {
    const { state: mail } = await api.recipientOf(own);
    page.change((state) => ({ ...state, mail, refused: false }));
  } catch {
    page.change((state) => ({ ...state, refused: true }));
  }
}

root.addEventListener("click", async (event) => {
  const key = /** @type {HTMLElement} */ (event.target).closest("[data-answer]");
  const { answer } = /** @type {HTMLElement | null} */ (key)?.dataset ?? {};
  if (!answer) return;
  await api.answerMail(own, answer === "yes");
  look();
});

page.change(texted, { messages: await patiently(() => fetchMessages(document.documentElement.lang)) });
look();
