// The book of rules: chapters to read and things to look up, each with its picture; what is in this game comes first.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { CHAPTERS, bookPicture } from "../modules.js";
import { found, isAt } from "../state/book.js";
import { text } from "../text.js";

/** @import { Book, BookThing, Chapter } from "types/client.d.ts" */

/** @param {Book} book */
export function bookOf(book) {
  const chapters = found(book);
  const count = chapters.reduce((sum, { lines, things }) => sum + lines.length + things.length, 0);
  return html`
    <form class="seek" data-form="nothing">
      <input
        name="sought"
        type="search"
        autocomplete="off"
        spellcheck="false"
        .value=${book.sought}
        data-input="seekRule"
        placeholder=${text("web-book-seek")}
        aria-label=${text("web-book-seek")}
      />
      <span aria-live="polite">${book.sought ? text("web-found", { n: count }) : nothing}</span>
    </form>
    <div class="book">${chapters.map((chapter) => chapterOf(chapter, book))}</div>
  `;
}

/** A chapter; the first is open until another one is opened, or whatever has what is looked for.
 *  @param {Chapter} chapter @param {Book} book */
function chapterOf(chapter, book) {
  const isNamed = book.at ? chapter.topic === CHAPTERS[book.at.split(" ")[0]] : false;
  const isOpen = book.at
    ? isNamed || chapter.things.some((thing) => isAt(thing, book.at))
    : book.sought !== "" || chapter === book.chapters[0];
  return html`
    <details
      class="${chapter.is_played ? "" : "elsewhere"} ${isNamed ? "at" : ""}"
      name=${book.sought ? nothing : "chapter"}
      ?open=${isOpen}
    >
      <summary>${chapter.title}${chapter.is_played ? nothing : elsewhere()}</summary>
      ${chapter.lines.map(
        (line) => html`
          <p>${line}</p>
        `,
      )}
      ${
        chapter.things.length
          ? html`
              <ul class="things">
                ${chapter.things.map((thing) => thingOf(thing, book, chapter.is_played))}
              </ul>
            `
          : nothing
      }
    </details>
  `;
}

/** @param {BookThing} thing @param {Book} book @param {boolean} isChapterPlayed */
const thingOf = (thing, { game, at }, isChapterPlayed) => html`
  <li class="${thing.is_played ? "" : "elsewhere"} ${isAt(thing, at ?? null) ? "at" : ""}">
    <span class="pic of-${thing.kind}">${bookPicture(game, thing)}</span>
    <div>
      ${
        thing.name
          ? html`
              <b>${thing.name}</b>
            `
          : nothing
      }
      ${thing.is_played || !isChapterPlayed ? nothing : elsewhere()}
      <span>${thing.text}</span>
    </div>
  </li>
`;

const elsewhere = () => html`
  <em>${text("web-book-elsewhere")}</em>
`;
