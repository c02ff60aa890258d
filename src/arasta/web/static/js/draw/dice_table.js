// The table of the dice game.
import { html } from "../vendor/lit-html/lit-html.js";
export const diceTable = () => html``;
