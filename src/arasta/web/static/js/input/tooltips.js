// Explanations come when the pointer rests, when a thing has the focus, or after a long press.
import { setTip } from "../draw/tips.js";

const REST = 450;
const LONG = 500;

export function listenToRest(root, page) {
  let timer = null;
  const later = (it, wait) => {
    clearTimeout(timer);
    const tip = it?.closest("[data-tip]")?.dataset.tip ?? null;
    if (tip === page.state.tip) return;
    timer = setTimeout(() => page.change((state) => ({ ...state, tip })), tip ? wait : 120);
  };
  root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event.target, REST));
  root.addEventListener("pointerleave", () => later(null, 0));
  root.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && later(event.target, REST));
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    later(event.target, LONG);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    root.addEventListener(end, (event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      if (page.state.tip && !event.target.closest("[data-tip]")) page.change(setTip, null);
    });
  }
}
