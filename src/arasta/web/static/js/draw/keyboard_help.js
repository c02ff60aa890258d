// Which key does what.
import { html } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["←", "↑", "→", "↓"], "arrows"],
  [["↵"], "enter"],
  [["Esc"], "escape"],
  [["h"], "hint"],
  [["u"], "undo"],
  [["r"], "reset"],
  [["e"], "end"],
  [["l"], "log"],
  [["b"], "rules"],
  [["/"], "type"],
  [["?"], "keys"],
];
/** @type {[string[], string][]} */
const REPLAY = [
  [["Space"], "play"],
  [["←", "→"], "step"],
  [["Home", "End"], "ends"],
];

/** @param {[string[], string][]} keys */
const rows = (keys) => html`
  <dl class="keylist">
    ${keys.map(
      ([caps, word]) => html`
        <dt>
          ${caps.map(
            (cap) => html`
              <kbd>${cap}</kbd>
            `,
          )}
        </dt>
        <dd>${text(`web-key-${word}`)}</dd>
      `,
    )}
  </dl>
`;

export const keysHelp = () => html`
  ${rows(KEYS)}
  <h3>${text("web-replay")}</h3>
  ${rows(REPLAY)}
`;
