// How likely a choice is to bring the best that it may, as a track; exact, from the server.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";

/** @import { Choices } from "types/client.d.ts" */
/** @import { Option } from "types/protocol.d.ts" */

/** @param {number} part */
export const percent = (part) => text("web-percent", { n: Math.round(100 * part) });

/** The chance that a choice brings the best that it may; nothing where that is sure or not known.
 *  @param {Choices} choices @param {Pick<Option, "name">} option */
export function chance({ prospects }, { name }) {
  const ways = prospects[name] ?? [];
  if (ways.length < 2) return nothing;
  return html`
    <span class="chance" title=${text("web-chance-of")}>
      <i .style=${`--p:${Math.round(100 * ways[0].chance)}%`}></i>
      <small>${percent(ways[0].chance)}</small>
    </span>
  `;
}
