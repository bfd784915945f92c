import type { Told } from "../../table/log";
import type { Words } from "../../made/core";
import type { Said } from "../../made/table";
import { thing } from "../../words/words.svelte";
import { placeName, seriesName, tileName } from "./names";
import type { Renamed } from "./view";

const CENTRE = "c3";

/** Where something that the log tells lies on the table. */
function whereIs({ id, values = {} }: Words): string[] {
  if (id === "topiary-log-centre") return [`[data-cell="${CENTRE}"]`];
  if (values.place) return [`.ring [data-place="${values.place}"]`];
  return values.cell ? [`[data-cell="${values.cell}"]`] : [];
}

/** Where the page goes when somebody else has done something. */
export const followed = ({ words }: Said): string | null => (words && whereIs(words)[0]) ?? null;

/** What the log of Topiary draws: tiles and series; a place is said in words. */
export const toldIn = (renamed: Renamed): Told => ({
  opens: ["topiary-log-keep", "topiary-log-keep-hidden", "topiary-log-visit"],
  where: whereIs,
  values(values) {
    const drawn = Object.entries(values).map(([name, value]) => {
      const key = String(value);
      if (name.startsWith("card")) return [name, thing("tile", key, tileName(key, renamed))];
      if (name === "species") return [name, thing("series", key, seriesName(key, renamed))];
      return [name, name === "place" ? placeName(key) : value];
    });
    return Object.fromEntries(drawn) as Record<string, string | number>;
  },
});
