// The curtain between two players at one screen: it hides all that is private until the next one says who they are.
import { html } from "../vendor/lit-html/lit-html.js";
import { commonLog } from "../state/logs.js";
import { name, text } from "../text.js";
import { mark, seatLook, stack, use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */

const SHOWN = 6; // of the newest lines

/** @param {TableState} state */
export function curtain(state) {
  const seat = state.behind ?? 0; // it is drawn for somebody
  const lines = commonLog(state.logs).slice(-SHOWN);
  return html`
    <section class="curtain ${seatLook(seat)}">
      <img class="drape l" src="art/curtain.svg" alt="" />
      <img class="drape r" src="art/curtain.svg" alt="" />
      <div class="handover">
        ${niche()}
        <div class="figure">${stack("curtain", [seat, seat, seat], seat)}</div>
        <p class="pass">${text("web-pass-to")}</p>
        <h1>${mark(seat)}${name("seat", seat)}</h1>
        <p class="hush">${use("ui-lock")}${text("web-hidden")}</p>
        <button class="key go big" data-do="uncover" autofocus>
          ${text("web-i-am", { player: name("seat", seat) })}
          <kbd>↵</kbd>
        </button>
        <ol class="since">
          ${lines.map(
            (line) => html`
              <li>
                ${line.seat === null ? use("die-5") : mark(line.seat)}
                <span>${line.text}</span>
              </li>
            `,
          )}
        </ol>
      </div>
    </section>
  `;
}

const niche = () => html`
  <svg class="alcove" viewBox="0 0 300 300" aria-hidden="true">
    <path d="M150 0V26" stroke="var(--lantern)" stroke-width="2" />
    <circle cx="150" cy="48" r="46" fill="#F9DA78" opacity=".16" />
    <circle cx="150" cy="48" r="30" fill="#F9DA78" opacity=".2" />
    <path d="M141 30H159L164 50L150 68L136 50Z" fill="var(--lantern)" stroke="#8A5A0C" stroke-width="2" />
    <path d="M146 38H154L156 50L150 58L144 50Z" fill="#FCF3E0" />
    <path d="M40 300V190Q40 112 150 74Q260 112 260 190V300Z" fill="#17306F" stroke="var(--lantern)" stroke-width="5" />
    <path d="M56 300V194Q56 126 150 92Q244 126 244 194V300Z" fill="#1F4FA8" />
    <path d="M150 92Q244 126 244 194V300H150Z" fill="#17306F" opacity=".45" />
    <circle cx="150" cy="206" r="66" fill="#5A90D6" opacity=".35" />
    <ellipse cx="150" cy="288" rx="70" ry="11" fill="#0C1A44" />
  </svg>
`;
