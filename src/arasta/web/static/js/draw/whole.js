// What a page at a table shows: the table itself, the curtain between two players at one screen, or the end.
import { nothing } from "../vendor/lit-html/lit-html.js";
import { partOf } from "../store.js";
import { table } from "./table.js";

export function drawTable(state) {
  const part = partOf(state);
  if (!part?.view) return nothing;
  return table(state, part);
}
