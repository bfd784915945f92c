import type { Said } from "../../wire";

const DRAWN = ["arboretum-log-drawn", "arboretum-log-draw-pile"];

/** The cards a seat drew in the turn that is still going on. */
export function freshCards(log: Said[], seat: number | null): Set<string> {
  const fresh = new Set<string>();
  for (const { seat: by, action, words } of log.toReversed()) {
    if ((by !== null && by !== seat) || action.startsWith("discard")) break;
    if (words && DRAWN.includes(words.id)) fresh.add(String(words.values?.card));
  }
  return fresh;
}
