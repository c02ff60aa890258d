// Who is here, coming back or away, and what can be done about it: beside each name, and in the list of people.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { isMaker, mine, othersAsked, wantsOf } from "../state/votes.js";
import { listed, playerName, text } from "../text.js";
import { level, manner } from "./bot_level.js";
import { figures, spell } from "./clock.js";
import { mark, use } from "./icons.js";

const MINUTE = 60; // nobody needs to know it by the second

/** @import { State, TableState } from "types/client.d.ts" */
/** @import { Person } from "types/protocol.d.ts" */

/** A dot beside a name; who is not here has words too, which open the list of people.
 *  @param {TableState} state @param {number} seat */
export function presence(state, seat) {
  const person = state.people[seat];
  if (!person?.presence || (person.bot && !mine(state, person))) return nothing;
  if (person.presence === "here")
    return html`
      <i class="presence here" title=${text("web-presence-here")}><span class="unseen">${text("web-presence-here")}</span></i>
    `;
  return html`
    <button class="presence ${LOOKS[person.presence]}" data-do="people"><span data-away=${seat}></span></button>
  `;
}

const LOOKS = { here: "here", coming_back: "returning", away: "absent" };

/** Whether somebody is here, and else for how long they have not been. `since` are the seconds since that was told.
 *  @param {Person | undefined} person @param {number} since */
export function awayFor(person, since) {
  if (!person?.presence) return "";
  if (person.presence !== "away") return text(`web-presence-${person.presence}`);
  const time = (person.away ?? 0) + since;
  return time < MINUTE ? text("web-presence-gone") : text("web-presence-away", { time: spell(time) });
}

/** Whether somebody is here, in a list.
 *  @param {Person} person */
export const inWords = (person) =>
  person.presence
    ? html`
        <small class="state"><i class="presence ${LOOKS[person.presence]}"></i><time data-away=${person.seat}></time></small>
      `
    : nothing;

/** In how many seconds I may let a bot play for somebody: the maker of the table need not wait. Null if nobody may.
 *  @param {State} state @param {Person | undefined} person @param {number} since */
export function replaceIn(state, person, since) {
  if (!person || person.replace_in === null || !state.seats.some((part) => part.seat !== null)) return null;
  if (mine(state, person)) return null;
  return isMaker(state) ? 0 : Math.max(0, person.replace_in - since);
}

/** @param {number} wait */
export const replaceWords = (wait) => text("web-replace-in", { time: figures(wait) });

/** The key that lets a bot play for somebody who is away, where there is one; how long to wait stands below.
 *  @param {TableState} state @param {number | undefined} seat @param {string} look */
export function replaceKey(state, seat, look = "ghost") {
  const person = state.people[seat ?? -1];
  const wait = replaceIn(state, person, 0);
  if (!person || wait === null) return nothing;
  return html`
    <button
      class="key ${look} replace"
      data-do="replace"
      data-seat=${seat}
      data-replace=${seat}
      aria-disabled=${wait > 0 ? "true" : nothing}
    >
      ${use("ui-bot")}
      <span>${text("web-replace", { player: playerName(person) })}<small data-in></small></span>
    </button>
  `;
}

/** Everybody at the table, what they want, and what I can do: leave, or end the game with all others.
 *  @param {TableState} state */
export const people = (state) => html`
  <div class="people">
    <ol class="chairs">
      ${state.people.map(
        (person) => html`
          <li>
            ${mark(person.seat)}
            <b>${playerName(person)}</b>
            ${mine(state, person) ? you() : nothing}${level(person)}${manner(person)}${whereabouts(person)}${wish(person)}${replaceKey(state, person.seat)}
          </li>
        `,
      )}
    </ol>
    ${state.watching ? html`<p class="note">${text("web-watchers", { n: state.watching })}</p>` : nothing}
    ${state.me === null ? nothing : own(state)}
    ${state.refused ? html`<p class="sorry" role="alert">${state.refused}</p>` : nothing}
  </div>
`;

export const you = () => html`
  <small>${text("web-you")}</small>
`;

/** Whether somebody is here, or a bot plays for them.
 *  @param {Person} person */
const whereabouts = (person) =>
  person.bot && person.person ? html`<small class="state">${text("web-presence-bot")}</small>` : inWords(person);

/** @param {Person} person */
const wish = (person) =>
  person.wants ? html`<small class="wish">${use("ui-check")}${text(`web-wants-${person.wants}`)}</small>` : nothing;

/** @param {TableState} state */
function own(state) {
  if (state.table.status === "over") return nothing;
  const person = state.people[state.me ?? -1];
  const wants = wantsOf(state) === "stop";
  return html`
    <nav class="links">
      <button class="key ghost" data-do=${person?.bot ? "return" : "leave"}>
        ${use(person?.bot ? "ui-person" : "ui-bot")}
        <span>${text(person?.bot ? "web-take-back" : "web-leave-to-bot")}</span>
      </button>
      ${
        state.table.status === "playing"
          ? html`
              <button class="key ghost" data-do=${wants ? "goOn" : isAlone(state) ? "open" : "stop"} data-dialog="stop">
                ${use("ui-end")}
                <span>${text(wants ? "web-go-on-playing" : "web-stop")}</span>
              </button>
            `
          : nothing
      }
      <button class="key ghost" data-do="goAway">
        ${use("ui-home")}
        <span>${text("web-leave")}</span>
      </button>
    </nav>
    <p class="note">${text("web-leave-about")}</p>
  `;
}

/** Whether nobody elsewhere is asked: then the game ends with one press.
 *  @param {TableState} state */
function isAlone(state) {
  const { agreed, missing } = othersAsked(state, "stop");
  return !agreed.length && !missing.length;
}

/** Whether to end a game in which nobody else is asked.
 *  @param {TableState} state */
export const ending = (state) => html`
  <p>${text("web-stop-alone")}</p>
  <nav class="links">
    <button class="key ghost" data-do="close"><span>${text("web-keep-playing")}</span></button>
    <button class="key go" data-do="stop"><span>${text("web-stop-agree")}</span></button>
  </nav>
  ${state.refused ? html`<p class="sorry" role="alert">${state.refused}</p>` : nothing}
`;

/** Somebody asks all others to end the game: a question of its own above the table, until it is answered or waved aside;
 *  who has asked sees there for whom it waits.
 *  @param {TableState} state */
export function vote(state) {
  if (state.table.status !== "playing" || state.me === null || state.dialog) return nothing;
  const { agreed, missing } = othersAsked(state, "stop");
  if (wantsOf(state) === "stop") return missing.length ? wished(namesOf(missing), missing.length) : nothing;
  const names = namesOf(agreed);
  if (!agreed.length || state.asked === names) return nothing;
  return html`
    <section class="vote panel" role="alertdialog" aria-label=${text("web-stop")}>
      <p>${text("web-asks-stop", { players: names, n: agreed.length })}</p>
      <button class="key ghost" data-do="waveAside" data-names=${names}>${text("web-keep-playing")}</button>
      <button class="key go" data-do="stop">${text("web-stop-agree")}</button>
    </section>
  `;
}

/** @param {string} players @param {number} n */
const wished = (players, n) => html`
  <section class="vote panel" role="status">
    <p>${text("web-stop-wished", { players, n })}</p>
    <button class="key ghost" data-do="goOn">${text("web-go-on-playing")}</button>
  </section>
`;

/** @param {Person[]} people */
const namesOf = (people) => listed(people.map((person) => playerName(person)), "web-list-and");
