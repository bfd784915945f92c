import type { Told } from "../../table/log";
import { listed } from "../../table/sentences";
import { say, thing } from "../../words/words.svelte";
import { crossingName, doesName, doesNames, finalName, spaceName, stopNames } from "./names";
import type { View } from "./view";
import { placesOf } from "./words";

/** What the log of Botanicus draws: cards and plants; cards and tiles are told by what they show. */
export function toldIn(view: View): Told {
  const tiles = new Map(
    view.players.flatMap(({ tiles, rows }) => [
      ...tiles.map((tile) => [tile.tile, tile] as const),
      ...rows.flatMap(({ special }) => (special ? [[special.tile, special] as const] : [])),
    ]),
  );
  const finals = new Map(
    view.players
      .flatMap(({ finals, offered }) => [...(finals ?? []), ...offered])
      .map((final) => [final.card, final] as const),
  );
  const nameOf = (key: string): string => {
    const [tile, final, card] = [tiles.get(key), finals.get(key), view.cards[key]];
    if (tile)
      return say("botanicus-board-tile-told", {
        plants: tile.plants.join("·"),
        points: tile.points,
      });
    if (final) return finalName(final);
    return card ? say("botanicus-board-card", { does: doesNames(card) }) : key;
  };
  const stops = stopNames(view.tracks);
  return {
    // Where a turn begins its entry says so itself.
    opens: ["botanicus-then-round", "botanicus-then-last"],
    // They lie open on the table.
    silent: ["botanicus-log-lay", "botanicus-log-garden", "botanicus-log-deal-tile"],
    values(values) {
      const drawn = Object.entries(values).map(([name, value]) => {
        const key = String(value);
        if (name === "card") return [name, thing("card", key, nameOf(key))];
        if (name === "names") return [name, listed(key.split(", ").map(nameOf))];
        if (name === "level") return [name, thing("level", key, key)];
        if (name === "action") return [name, doesName(key)];
        if (name === "crossing") return [name, crossingName(key)];
        if (name === "space") return [name, stops.get(key) ?? spaceName(key)];
        return [name, value];
      });
      return Object.fromEntries(drawn) as Record<string, string | number>;
    },
    where: (words, seat) => placesOf(words, seat),
  };
}
