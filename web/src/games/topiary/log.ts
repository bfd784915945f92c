import type { Told } from "../../table/log";
import { thing } from "../../words/words.svelte";
import { placeName, seriesName, tileName } from "./names";
import type { Renamed } from "./view";

/** What the log of Topiary draws: tiles and series; a place is said in words. */
export const toldIn = (renamed: Renamed): Told => ({
  opens: ["topiary-log-keep", "topiary-log-keep-hidden", "topiary-log-visit"],
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
