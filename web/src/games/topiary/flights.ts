import type { Unnamed } from "../../table/flight";
import type { Update } from "../../made/server";

/** The hidden tiles that travel in an update: what others take from the garden. */
export function hiddenFlights(update: Update): Unnamed[] {
  return update.said
    .filter((entry) => entry.action.startsWith("take ") && entry.seat !== update.you)
    .map((entry) => ({ from: `cell:${entry.action.slice(5)}`, to: `hand:${entry.seat}` }));
}
