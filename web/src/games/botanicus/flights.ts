import type { Unnamed } from "../../table/flight";
import type { Update } from "../../wire";

/** The hidden cards that travel in an update: what others draw from the deck. */
export function hiddenFlights(update: Update): Unnamed[] {
  return update.said
    .filter(({ action, words }) => action === "deal ?" && typeof words?.values?.seat === "number")
    .map(({ words }) => ({ from: "deck", to: `hand:${words!.values!.seat}` }));
}
