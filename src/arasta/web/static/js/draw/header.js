// The head of a page: the brand with the round, and the menu.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { chatKey, freshLine } from "./chat.js";
import { clockOf } from "./clock.js";
import { use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */

/** @param {TableState} state */
export const brand = (state) => html`
  <div class="brand">
    <a href="./" aria-label=${text("web-home")}>
      ${logo()}
      <b>Arasta</b>
    </a>
    ${state.me === null ? nothing : clockOf(state.table.clock, state.me)}
    <span class="round">${roundOf(state)}</span>
  </div>
`;

/** @param {TableState} state */
function roundOf(state) {
  const view = state.old?.view ?? state.seats[0]?.view;
  if (!view) return text("web-waiting");
  if (view.over) return text("web-over");
  return view.last_round ? text("web-last-round") : text("web-round", { n: view.round });
}

export const logo = () => html`
  <svg class="logo" viewBox="0 0 40 40" aria-hidden="true">
    <path d="M4 38V18Q4 8 20 2Q36 8 36 18V38Z" fill="var(--night)" />
    <path d="M9 38V20Q9 12 20 8Q31 12 31 20V38Z" fill="var(--turquoise)" />
    <path d="M20 13l3.5 7.5L31 24l-7.5 3.5L20 35l-3.5-7.5L9 24l7.5-3.5Z" fill="var(--cream)" />
    <circle cx="20" cy="24" r="2.6" fill="var(--tomato)" />
  </svg>
`;

const KEYS = [
  ["people", "ui-person"],
  ["recap", "ui-replay"],
  ["rules", "ui-book"],
  ["sound", "ui-sound"],
  ["theme", "ui-moon"],
  ["menu", "ui-menu"],
];

/** @param {TableState} state */
export const menu = (state) => html`
  <nav class="menu" aria-label=${text("web-menu")}>
    ${freshLine(state)}${chatKey(state)}
    ${KEYS.map(
      ([what, picture]) => html`
        <button data-do=${what} aria-label=${text(`web-${what}`)} title=${text(`web-${what}`)}>${use(picture)}</button>
      `,
    )}
  </nav>
`;
