// Keeps the pages and what they are made of, so that they are there without a network too: what never changes and the art
// come from here at once, pages and texts come from the server as long as it answers. Games are never kept.

const KEPT = "arasta";
const LASTING = /\/(?:css|js)\/[\w-]+-[0-9a-f]{16}\.(?:css|js)$/; // has the hash of what is in it in its name
const ART = /\/(?:art|fonts)\//;
const PARTS = /\/(?:css|js|texts|api\/things)\//; // of a page
const PATIENCE = 4000; // milliseconds for a server to answer before what is kept is shown

/** Pages are kept without what is asked of them: which table it is says the address bar. */
const keyOf = (request) => request.url.split(request.mode === "navigate" ? /[?#]/ : "#")[0];

async function keep(request, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(KEPT);
  await cache.put(keyOf(request), answer);
  if (!LASTING.test(request.url)) return;
  const series = (url) => url.replace(/-[0-9a-f]{16}/, "");
  for (const old of await cache.keys())
    if (old.url !== request.url && LASTING.test(old.url) && series(old.url) === series(request.url)) await cache.delete(old);
}

const kept = async (request) => (await caches.open(KEPT)).match(keyOf(request), { ignoreVary: true });

async function ask(request) {
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
}

/** What is kept, and the newer one for the next time. */
async function atOnce(request, event) {
  const found = await kept(request);
  if (!found) return ask(request);
  if (!LASTING.test(request.url)) event.waitUntil(ask(request).catch(() => {}));
  return found;
}

/** What the server says; what is kept, where it does not answer. */
async function newest(request) {
  const found = await kept(request);
  if (!found) return ask(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, found));
  return Promise.race([ask(request).catch(() => found), late]);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (LASTING.test(pathname) || ART.test(pathname)) event.respondWith(atOnce(request, event));
  else if (request.mode === "navigate" || PARTS.test(pathname)) event.respondWith(newest(request));
});
// The page that was open when this began has loaded all it needs already, and says what that was.
self.addEventListener("message", (event) => {
  const wanted = event.data.filter((url) => ART.test(url) || PARTS.test(url) || !url.includes("/api/"));
  event.waitUntil(Promise.allSettled(wanted.map((url) => ask(new Request(url)))));
});
