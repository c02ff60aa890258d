// The preferences of this browser.
import { DEFAULTS } from "../state/preferences.js";
import { store, stored } from "./stored.js";

/** @import { Preferences } from "types/client.d.ts" */

const KEY = "arasta.settings";

export const keptPreferences = () => ({ ...DEFAULTS, ...stored(KEY) });

/** @param {Preferences} preferences */
export const keepPreferences = (preferences) => store(KEY, preferences);
