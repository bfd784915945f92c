import type { Unnamed } from "../../table/flight";
import type { Update } from "../../made/server";

/** The hidden cards that travel in an update: what others draw from the deck. */
export function hiddenFlights(update: Update): Unnamed[] {
  return update.said
    .filter((entry) => entry.action === "draw deck" && entry.seat !== update.you)
    .map((entry) => ({ from: "deck", to: `hand:${entry.seat}` }));
}
