import type { Shown } from "../table/stage.svelte";
import { wanted } from "../wanted";
import { hear } from "../words/words.svelte";
import type { GameTable } from "./game";
import { GAMES } from "./index";

/** The page of a table, which is not in the home page either. */
export const tablePage = () => import("../table/TablePage.svelte");

/** The games that were fetched so far: a game is loaded when it is wanted. */
class Loaded {
  #tables = $state.raw<Record<string, GameTable>>({});
  #asked: Record<string, Promise<void>> = {};

  of(game: string): GameTable | undefined {
    return this.#tables[game];
  }

  get all(): GameTable[] {
    return Object.values(this.#tables);
  }

  /** Fetches a game with its words, however long that takes. */
  load(game: string): Promise<void> {
    return (this.#asked[game] ??= this.#fetch(game));
  }

  async #fetch(game: string): Promise<void> {
    const folder = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
    if (!folder) return;
    const [table] = await Promise.all([
      wanted(folder.table),
      wanted(() => hear(game)),
      wanted(tablePage),
    ]);
    this.#tables = { ...this.#tables, [game]: table.default };
  }
}

export const loaded = new Loaded();

/** How the tables of all games are shown. */
export const shown: Shown = {
  unnamed: (update, before) => loaded.of(update.game)?.hiddenFlights(update, before) ?? [],
  steps: (update, before) => loaded.of(update.game)?.steps?.(update, before) ?? [],
};
