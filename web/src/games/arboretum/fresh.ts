import type { Said } from "../../made/table";

const DRAWN = ["arboretum-log-drawn", "arboretum-log-draw-pile"];

const MOVED = [...DRAWN, "arboretum-log-plant", "arboretum-log-discard"];

/** The cards that others took, planted and discarded since the reader last did something. */
export function movedByOthers(log: Said[], you: number | null): Set<string> {
  const own = log.findLastIndex(({ seat }) => seat !== null && seat === you);
  // A spectator has done nothing: the newest is what the last seat did.
  const last = log.findLast(({ seat }) => seat !== null)?.seat;
  const before = log.findLastIndex(({ seat }) => seat !== null && seat !== last);
  const news = log.slice((you === null ? before : own) + 1);
  return new Set(
    news.flatMap(({ words }) =>
      words && MOVED.includes(words.id) && words.values?.card ? [String(words.values.card)] : [],
    ),
  );
}

/** The cards a seat drew in the turn that is still going on. */
export function freshCards(log: Said[], seat: number | null): Set<string> {
  const fresh = new Set<string>();
  for (const { seat: by, action, words } of log.toReversed()) {
    if ((by !== null && by !== seat) || action.startsWith("discard")) break;
    if (words && DRAWN.includes(words.id)) fresh.add(String(words.values?.card));
  }
  return fresh;
}
