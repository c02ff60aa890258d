// Which symbol of the sprite the table shows for each thing of the book of rules: things on stdin, symbols on stdout.
import { readFileSync } from "node:fs";

globalThis.document ??= { createTreeWalker: () => ({}) }; // lit-html asks for one when it is loaded; nothing is drawn here
const client = "../../src/arasta/web/static/js";
const { bookPicture } = await import(`${client}/modules.js`);

/** The address of the symbol that a picture uses, wherever it stands among the values of its template. */
const symbolOf = (picture) => picture?.values?.map(String).find((value) => value.includes("#"))?.split("#")[1];

const things = JSON.parse(readFileSync(0, "utf8"));
const found = things.map((thing) => [`${thing.game} ${thing.kind} ${thing.word}`, symbolOf(bookPicture(thing.game, thing))]);
console.log(JSON.stringify(Object.fromEntries(found.filter(([, symbol]) => symbol))));
