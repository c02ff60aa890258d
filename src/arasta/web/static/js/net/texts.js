// The texts of a language, and what the things of a game are called in it.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { text } from "../text.js";

const FIRST = 500; // milliseconds until what did not come is asked for again; then twice as long each time
const SLOWEST = 10_000;

/** What a page cannot begin without: it is asked for until it comes, however long the server is away.
 *  @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
export async function patiently(ask) {
  for (let wait = FIRST; ; wait = Math.min(wait * 2, SLOWEST))
    try {
      return await ask();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
}

/** The messages of a language.
 *  @param {string} language */
export async function fetchMessages(language) {
  const written = await fetched(`texts/${language}/web.ftl`).then((answer) => answer.text());
  const messages = new FluentBundle(language, { useIsolating: false });
  messages.addResource(new FluentResource(written));
  return messages;
}

/** What the things of a game are called and do; the expansions in it have a say in that, if it can have any.
 *  @param {string} game @param {string} language @param {unknown} expansions */
export function fetchThings(game, language, expansions) {
  const which = expansions ? `&expansions=${expansions}` : "";
  return fetched(`api/things/${game}?lang=${language}${which}`).then((answer) => answer.json());
}

/** An answer that is none of somebody between: a proxy has sentences of its own for a server that is away.
 *  @param {string} address */
async function fetched(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Error(text("web-no-answer"));
  return answer;
}
