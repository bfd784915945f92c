import type { News } from "../table/news.svelte";
import type { Update } from "../made/server";

/** The table one is at and how its box is known, for the line on top and the menu. */
class AtTable {
  table = $state("");
  /** Whether the reader has a seat there. */
  seated = $state(false);
  corrected = $state(0);
  reconstructed = $state(0);
  news = $state.raw<News | null>(null);

  note(update: Update | null, news: News | null): void {
    this.news = news;
    this.table = update?.table ?? "";
    this.seated = !!update?.you;
    this.corrected = update?.box?.corrected ?? 0;
    this.reconstructed = update?.box?.reconstructed ?? 0;
  }

  /** The box page that fits: the table's own, or the game's. */
  boxOf(game: string): string {
    return this.table ? `/box/${game}/${this.table}` : `/box/${game}`;
  }
}

export const atTable = new AtTable();
