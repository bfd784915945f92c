import type { Told } from "../../table/log";
import { thing } from "../../words/words.svelte";
import { animalName, doesName } from "./names";

/** What the log of Botanicus draws: cards; actions and animals are said in words. */
export const told: Told = {
  opens: ["botanicus-log-neutral", "botanicus-log-assign", "botanicus-log-assign-hidden"],
  values(values) {
    const drawn = Object.entries(values).map(([name, value]) => {
      const key = String(value);
      if (name === "card" && key.startsWith("K")) return [name, thing("card", key, key)];
      if (name === "level") return [name, thing("level", key, key)];
      if (name === "action") return [name, doesName(key)];
      if (name === "animal") return [name, animalName(key)];
      return [name, value];
    });
    return Object.fromEntries(drawn) as Record<string, string | number>;
  },
};
