// The question: who decides what, what the choice costs and brings, and the keys.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { wayOf } from "../state/chance_entry.js";
import { answersAlone, chosenThings } from "../state/store.js";
import { GOODS } from "../modules.js";
import { about, name, text } from "../text.js";
import { hintKey } from "./hint.js";
import { mark, use } from "./icons.js";
import { follows, ledger } from "./ledger.js";
import { goodPicture } from "./option_rows.js";
import { paceKeys } from "./pace.js";
import { replaceKey } from "./presence.js";
import { outlook } from "./prospects.js";
import { replay } from "./replay.js";

/** @import { Choices, Part, Ready, TableState } from "types/client.d.ts" */
/** @import { Option, WaitsPart } from "types/protocol.d.ts" */

/** The bar above the bazaar; whoever looks back has the bar of the replay there.
 *  @param {TableState} state @param {Part} part @param {Choices} choices */
export function ask(state, part, choices) {
  if (state.old) return replay(state);
  const waits = state.table.waits;
  const asked = question(state, choices);
  const seat = waits?.seat ?? state.table.result?.winners[0] ?? 0;
  return html`
    <section class="ask panel" aria-label=${text("web-question")}>
      <span class="who">${mark(seat)}</span>
      <div class="words">
        ${stage(state, part)}
        <h1 class=${asked.length > 62 ? "longest" : asked.length > 44 ? "long" : ""}>
          ${isMine(state) || !waits ? nothing : mark(seat, "i mark tight")}${asked}
        </h1>
        <p class="ledger">${line(state, part, choices)}</p>
      </div>
      <div class="keys">${keys(state, part, choices)}</div>
    </section>
  `;
}

/** To me the server's sentence without my name before it; of others who decides what. The server tells everybody the
 *  same; only I know that none of my cards can be played now.
 *  @param {TableState} state @param {Choices} given */
function question(state, { options }) {
  const stuck = state.people.find((person) => person.stuck);
  if (stuck) return text("web-bot-stuck", { player: name("seat", stuck.seat) });
  if (options.length === 1 && options[0].ends) return text("web-only-end");
  if (!isMine(state)) return state.table.decides;
  const whole = state.table.question;
  const player = state.table.waits ? `${name("seat", state.table.waits.seat)}: ` : "";
  return player && whole.startsWith(player) ? whole.slice(player.length) : whole;
}

/** Whether the question is put to whoever looks: at a seat of this screen, which no bot plays.
 *  @param {TableState} state */
const isMine = ({ table: { waits }, me, people }) =>
  waits !== null && (waits.for === "chance" || (waits.seat === me && !people[me]?.bot));

/** Whose turn it is, and its steps: what is done, what is at hand, what is to come.
 *  @param {TableState} state @param {Part} part */
function stage({ table: { trail }, me }, { view: { turn_of: seat } }) {
  if (!trail || seat === null) return nothing;
  const mine = seat === me;
  const whose = text(mine ? "web-trail-mine" : "web-trail", { player: name("seat", seat) });
  return html`
    <div class="stage ${mine ? "up" : ""}">
      ${mine ? nothing : [mark(seat), html`<span>${whose}</span>`]}
      <ol class="trail" aria-label=${whose}>
        ${trail.steps.map(
          (step, i) => html`
            <li class=${i < trail.done ? "done" : i === trail.done ? "at" : ""} aria-current=${i === trail.done ? "step" : nothing}>
              ${text(`web-step-${step}`)}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
}

/** @param {TableState} state @param {Part} part @param {Choices} choices */
function line(state, part, choices) {
  if (state.refused)
    return html`
      <span class="sorry" role="alert">${state.refused}</span>
    `;
  const { ready } = choices;
  const isExtra = !state.selection.pick && choices.chips.some(({ name: chip }) => chip !== ready?.option.name); // beside the great key's
  if (ready && !ready.option.ends && !isExtra && (state.selection.pick || ready.several || choices.rest.length < 2))
    return html`
      ${title(state, ready)}${ledger(ready.option, part.seat)}${outlook(choices, ready, part.seat)}${choices.only && answersAlone(state) ? goesOn() : follows(ready.option, part.byHand)}
    `;
  const chips = [...choices.chips, ...choices.powers].map((option) => chip(option, choices));
  if (choices.onCart.length) return [...chips, ...choices.onCart.map((option) => goodChip(option, choices)), note(state, choices)];
  if (chips.length) return ready ? [ledger(ready.option, part.seat), ...chips] : chips;
  return note(state, choices);
}

/** Nothing can be chosen: nobody need press the key. */
const goesOn = () => html`
  <span class="note itself">${text("web-then-itself")}</span>
`;

/** @param {TableState} state @param {Choices} choices */
const note = (state, choices) => html`
  <span class="note">${quiet(state, choices)}</span>
`;

/** What the ledger is about, unless the great key says it; for the ear alone where it is too long for the bar.
 *  @param {TableState} state @param {Ready} ready */
function title(state, ready) {
  const { cost, gain, text: label } = ready.option;
  const counts = Object.keys({ ...cost, ...gain }).length; // what things of a set come to says enough
  const to = ready.all ? text("web-take-all") : ready.several ? text("web-chosen", { n: chosenThings(state.selection).length }) : short(ready.option);
  return (ready.several && counts) || labelOf(state, ready) === label
    ? nothing
    : html`
        <b class=${to.length > LONGEST ? "to unseen" : "to"}>${to}</b>
      `;
}

/** A choice by its thing where it has one: the question already says the rest.
 *  @param {Partial<Option>} option */
const short = (option) => (option.kind === "place" ? name("place", option.target ?? "") : (option.text ?? ""));

/** @param {Option} option @param {Choices} choices */
const chip = (option, choices) => html`
  <button
    class="chip ${choices.look(option.name)}"
    data-pick=${option.name}
    data-tip=${option.about || nothing}
  >
    ${option.text}
  </button>
`;

/** A good that is chosen on the wheelbarrow, once more for a thumb.
 *  @param {Option} option @param {Choices} choices */
const goodChip = (option, choices) => html`
  <button class="chip narrow ${choices.look(option.name)}" data-pick=${option.name} aria-label=${option.text}>
    ${goodPicture(option.target)}
    ${name("good", option.target)}
  </button>
`;

/** When there is nothing to weigh: what the table waits for.
 *  @param {TableState} state @param {Choices} choices */
function quiet(state, choices) {
  if (state.table.waits?.for === "chance" && choices.options.length) return text(`web-enter-${wayOf(choices.options)}`);
  if (choices.onCart.length) return text(choices.onCart.some(({ target }) => target in GOODS) ? "web-choose-lit" : "web-choose-cart");
  if (choices.onBoard) return text(choices.placed.size || [...choices.places.values()].some(({ kind }) => kind !== "place") ? "web-choose-lit" : "web-choose-place");
  if (state.people[state.me ?? -1]?.bot) return text("web-bot-plays");
  if (choices.things.size) return text("web-choose-things");
  if (choices.stall.length) return text("web-choose-one");
  if (choices.anyCard) return text("web-choose-card");
  return state.pending ? text("web-sending") : "";
}

/** @param {TableState} state @param {Part} part @param {Choices} choices */
function keys(state, part, choices) {
  const waits = state.table.waits;
  if (state.table.status === "over")
    return html`
      ${state.table.by_hand && part?.seat !== null ? undo(part) : nothing}
      <button class="key go" data-do="result">${text("web-result")}</button>
    `;
  if (part?.seat === null) return nothing;
  if (state.people[part?.seat]?.bot && waits?.for !== "chance") return takeBack();
  if (waits?.for === "choice" && waits.seat !== part?.seat && state.people[waits.seat]?.bot && !state.people[waits.seat].stuck) return paceKeys(state);
  const stands = replaceKey(state, waits?.seat, "go long");
  if (stands !== nothing) return stands;
  const mine = waits?.seat === part?.seat;
  const end = mine && waits?.for === "end" ? waits : null;
  if (waits?.for === "chance" && !choices.ready) return undo(part);
  return html`
    ${undo(part)}${hintKey(state)}${second(choices, end)}${go(state, choices, end)}
  `;
}

/** A bot plays for me: because I left, or because my time was up. */
const takeBack = () => html`
  <button class="key go long" data-do="return">${text("web-take-back")}</button>
`;

/** @param {Part | undefined} part */
const undo = (part) => {
  const can = part?.undo_to !== null && part?.undo_to !== undefined;
  return html`
    <button
      class="key ghost ${can ? "" : "off"}"
      data-do="undo"
      aria-disabled=${can ? nothing : "true"}
      data-why=${can ? nothing : text("web-no-undo")}
      aria-label=${text("web-undo")}
      aria-keyshortcuts="u"
    >
      ${use("ui-undo")}
      <span>${text("web-undo")}</span>
    </button>
  `;
};

/** What ends the decision without doing anything.
 *  @param {Choices} choices @param {WaitsPart | null} end */
function second(choices, end) {
  const option = choices.closing;
  const is = option && choices.ready?.option !== option;
  if (end || (option && !is)) return nothing;
  return html`
    <button
      class="key ghost second ${option ? "" : "off"} ${(option?.text.length ?? 0) > LONGEST_SECOND ? "long" : ""}"
      data-play=${option ? option.name : nothing}
      aria-disabled=${option ? nothing : "true"}
      data-why=${option ? nothing : text("web-no-end")}
    >
      ${use("ui-end")}
      <span>${option ? said(option) : text("web-end-turn")}</span>
    </button>
  `;
}

/** What a key says of a choice. One that does nothing but end the turn is that key: nobody is asked again after it.
 *  @param {Partial<Option>} option */
const said = (option) => (option.ends ? text("web-end-turn") : (option.text ?? ""));

const LONGEST = 36; // characters that fit on the great key
const LONGEST_SECOND = 24; // and on the one beside it

/** What the great key says: what it would do, where that is not chosen and said elsewhere already.
 *  @param {TableState} state @param {Ready | null} ready */
function labelOf(state, ready) {
  if (ready?.all) return text("web-take-all");
  if (ready?.several) return text("web-confirm");
  return !ready || state.selection.pick || (ready.option.text ?? "").length > LONGEST ? text("web-go") : said(ready.option);
}

/** @param {TableState} state @param {Choices} choices @param {WaitsPart | null} end */
function go(state, choices, end) {
  if (end)
    return html`
      <button class="key go" data-do="end">
        ${text(end.ends_turn ? "web-end-turn" : "web-confirm")}
        <kbd>↵</kbd>
      </button>
    `;
  const { ready } = choices;
  const label = labelOf(state, ready);
  const can = ready && !ready.lacks;
  return html`
    <button
      class="key go ${can ? "" : "off2"} ${label.length > 12 ? "long" : ""} ${state.pending ? "busy" : ""}"
      data-do="go"
      data-goes=${ready?.do[0] ?? nothing}
      aria-disabled=${can ? nothing : "true"}
      data-why=${ready?.lacks ? text("web-then-lacks") : nothing}
    >
      ${label}
      <kbd>↵</kbd>
    </button>
  `;
}
