// Who speaks when in an auction: whoever opens it, each other once, and the opener once more. Pure functions.

/** @import { IstanbulView } from "types/protocol.d.ts" */

/** @typedef {"out" | "leads" | "now" | "next" | "closes"} Standing */

/** The seats in the order in which they speak, each with where it stands. Whoever has spoken and does not lead is out,
 *  but for the opener, who may close.
 *  @param {IstanbulView} view @returns {{ seat: number, standing: Standing }[]} */
export function bidders(view) {
  const count = view.players.length;
  const opener = view.turn_of ?? 0;
  const now = typeof view.to_act === "number" ? view.to_act : opener;
  const closing = Boolean(view.decision?.closing);
  const spoken = closing ? count : (now - opener + count) % count;
  return Array.from({ length: count + 1 }, (_, i) => {
    const seat = (opener + i) % count;
    if (i === spoken) return { seat, standing: "now" };
    if (i > spoken) return { seat, standing: i === count ? "closes" : "next" };
    return { seat, standing: seat === view.bidder ? "leads" : "out" };
  });
}
