// The texts of a language, and what the things of a game are called in it.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/** The messages of a language.
 *  @param {string} language */
export async function fetchMessages(language) {
  const written = await fetch(`texts/${language}/web.ftl`).then((answer) => answer.text());
  const messages = new FluentBundle(language, { useIsolating: false });
  messages.addResource(new FluentResource(written));
  return messages;
}

/** What the things of a game are called and do; the expansions in it have a say in that, if it can have any.
 *  @param {string} game @param {string} language @param {unknown} expansions */
export function fetchThings(game, language, expansions) {
  const which = expansions ? `&expansions=${expansions}` : "";
  return fetch(`api/things/${game}?lang=${language}${which}`).then((answer) => answer.json());
}
