// The browser keeps the page and its art (sw.js), so that it can be installed and opens without a network. Browsers do that
// on safe addresses only; elsewhere the page works as it did.

const KEEPER = "sw.js";

/** What this page is made of, told to whoever keeps it. */
export async function keepPage() {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(trusted(KEEPER));
    const { active } = await navigator.serviceWorker.ready;
    const home = new URL(".", location.href).href;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
    const page = location.href.split(/[?#]/)[0];
    active?.postMessage([...new Set([page, ...loaded.filter((address) => address.startsWith(home))])]);
  } catch {
    // somebody has forbidden it: the page is loaded anew each time
  }
}

/** Only addresses of ours may become programs.
 *  @param {string} address @returns {string} */
function trusted(address) {
  const { trustedTypes } = /** @type {any} */ (window);
  return trustedTypes?.createPolicy("arasta", { createScriptURL: (/** @type {string} */ url) => url }).createScriptURL(address) ?? address;
}
