// The colours of goods, in the order in which they are shown.

export const COLOURS = /** @type {const} */ (["red", "green", "yellow", "blue"]);
