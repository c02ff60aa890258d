// The address of the page tells which moment of a game that is over is looked at, so that it can be sent to others.

/** @import { State } from "types/client.d.ts" */

/** The step that an address asks for; null for one that asks for none.
 *  @param {string} address */
export function stepIn(address) {
  const step = new URL(address).searchParams.get("step");
  return step !== null && /^\d{1,6}$/.test(step) ? Number(step) : null;
}

/** Shows the moment in the address, or takes it away.
 *  @param {State} state @param {State} before */
export function showAddress({ table, old }, before) {
  if (!table || old === before.old) return;
  const address = new URL(location.href);
  if (old && table.status === "over") address.searchParams.set("step", String(old.step));
  else address.searchParams.delete("step");
  history.replaceState(history.state, "", address);
}
