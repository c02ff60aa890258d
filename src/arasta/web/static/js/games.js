// The games, each with its table. The expansions of a game, and what a game brings to shared drawings, are in modules.js.
import { diceTable } from "./dice/table.js";
import { istanbulTable } from "./istanbul/table.js";

/** @import { Part, TableState } from "types/client.d.ts" */
/** @import { View } from "types/protocol.d.ts" */

/** @type {{ [G in View["game"]]: (state: TableState, part: Part<Extract<View, { game: G }>>) => unknown }} */
const TABLES = { istanbul: istanbulTable, dice: diceTable };

/** The table of whatever game is played.
 *  @template {View["game"]} G
 *  @param {TableState} state @param {Part<Extract<View, { game: G }>>} part */
export const drawnGame = (state, part) => TABLES[/** @type {G} */ (part.view.game)](state, part);
