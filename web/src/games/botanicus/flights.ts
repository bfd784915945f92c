import type { Unnamed } from "../../table/flight";
import type { Update } from "../../made/server";
import type { View } from "./view";

/** What travels without a name: cards that others draw from the deck, and coins. */
export function hiddenFlights(update: Update, before: Update | null): Unnamed[] {
  const cards = update.said
    .filter(({ action, words }) => action === "deal ?" && typeof words?.values?.seat === "number")
    .map(({ words }) => ({ from: "deck", to: `hand:${words!.values!.seat}` }));
  return [...cards, ...coins(update.view as View, before?.view as View | undefined)];
}

/** One coin a seat, whichever way they go: to where the flower lies, or from there. */
function coins(view: View, before?: View): Unnamed[] {
  return view.players.flatMap(({ seat, coins }): Unnamed[] => {
    const had = before?.players.find((player) => player.seat === seat)?.coins ?? coins;
    const [flower, purse] = [`flower:${seat}`, `coins:${seat}`];
    if (coins === had) return [];
    return [
      coins > had
        ? { from: flower, to: purse, drawn: "coin" }
        : { from: purse, to: flower, drawn: "coin" },
    ];
  });
}
