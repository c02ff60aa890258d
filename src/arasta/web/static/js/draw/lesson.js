// The lesson's bubble: a few words about what has just come, and what the guide would do now.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { lessonNamed, proposalOf } from "../state/lesson.js";
import { partOf } from "../state/store.js";
import { about, hasText, text } from "../text.js";
import { use } from "./icons.js";

/** @import { Proposal, TableState } from "types/client.d.ts" */

/** @param {TableState} state */
export function bubble(state) {
  const now = state.lesson?.now;
  const proposal = proposalOf(state);
  if (!(now || proposal) || state.dialog || state.old || state.table.status === "over") return nothing;
  return html`
    <section class="bubble panel" role="note" aria-label=${text("web-lesson")} data-at=${pointedAt(state, proposal)}>
      ${use("guide", "guide")}
      <div role="status">
        <small>${progress(state)}</small>
        <h2>${text(now ? `web-lesson-${now}` : "web-lesson-proposal")}</h2>
        ${
          state.lesson?.back === state.n
            ? html`
                <p class="back">${text("web-lesson-back")}</p>
              `
            : nothing
        }
        ${now ? html`<p>${text(`web-lesson-${now}-about`, { target: partOf(state)?.view?.target ?? 0 })}</p>` : nothing}
        ${proposal ? plan(proposal) : nothing}
      </div>
      <footer>
        <button class="skip" data-do="unlearn">${text("web-lesson-leave")}</button>
        <button class="key cob" data-do="understood">${text("web-lesson-on")}</button>
      </footer>
    </section>
  `;
}

/** How many of the lesson's moments have come, the one that is shown among them.
 *  @param {TableState} state */
function progress({ lesson }) {
  const n = (lesson?.seen.length ?? 0) + (lesson?.now ? 1 : 0);
  return text("web-lesson-at", { n, most: lessonNamed(lesson?.id).moments.length });
}

/** What is explained, and else what is proposed, if it is a thing of the table.
 *  @param {TableState} state @param {Proposal | null} proposal */
function pointedAt({ lesson }, proposal) {
  const now = lesson?.now;
  if (proposal && (!now || now === "move")) return `[data-pick="${proposal.action}"]`;
  return lessonNamed(lesson?.id).moments.find(({ id }) => id === now)?.at ?? "";
}

/** What the guide would do, and what that is good for on the way to rubies.
 *  @param {Proposal} proposal */
function plan({ action, text: choice }) {
  const reason = reasonFor(action);
  return html`
    <p class="plan-of"><b>${text("web-lesson-would", { choice })}</b>${reason ? html` <span>${reason}</span>` : nothing}</p>
  `;
}

/** Why one goes to a place, or what a card brings.
 *  @param {string} action */
function reasonFor(action) {
  const [, verb, word] = /^(move|send|card) (\w+)$/.exec(action) ?? [];
  if (verb === "card") return about("card", word);
  const key = `web-lesson-plan-${word}`;
  return verb && hasText(key) ? text(key) : "";
}
