// A player's letters: each with the place it is for, and how many have been delivered.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { use } from "../../draw/icons.js";

/** @import { IstanbulPlayer } from "types/protocol.d.ts" */

/** @param {IstanbulPlayer} player */
export const letters = ({ letters: held = [], delivered = [] }) =>
  held.length || delivered.length
    ? html`
        <span class="letters">
          ${held.map(
            (place) => html`
              <span class="letter" data-tip="letter ${place}">
                ${use("letter")}
                <b>${place}</b>
              </span>
            `,
          )}
          ${
            delivered.length
              ? html`
                  <span class="letter" data-tip="delivered">
                    ${use("letter-delivered")}
                    <b>${delivered.length}</b>
                  </span>
                `
              : nothing
          }
        </span>
      `
    : nothing;
