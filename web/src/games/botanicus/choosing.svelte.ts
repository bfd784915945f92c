import { marked } from "../../table/hint.svelte";
import { Pointing } from "../../table/pointing.svelte";
import { playerOf, type Option, type Shows, type View } from "./view";
import { laid, wordOf } from "./words";

type Of<K extends Shows["kind"]> = Option<Extract<Shows, { kind: K }>>;

// What is weighed before it is done: the others can be taken back, and so are done at once.
const WEIGHED = new Set(["place", "advance", "assign", "keep", "free"]);

/** The choices of Botanicus: things of the table that sentences name, tiles and final cards. */
export class Choosing extends Pointing<Option> {
  /** The gardener that is to go, where there are two. */
  gardener = $state<string | null>(null);
  tile = $state<string | null>(null);
  /** The tile laid at each row. */
  rows = $state<Record<string, string>>({});
  kept = $state<string[]>([]);

  of<K extends Shows["kind"]>(kind: K): Of<K>[] {
    return this.options.filter((option): option is Of<K> => option.shows.kind === kind);
  }
  protected named(option: Option): string | null {
    const { shows } = option;
    if (this.gardener && "from" in shows && shows.from !== this.gardener) return null;
    return wordOf(option);
  }
  /** What is weighed, what cannot be taken back, and what would give nothing. */
  protected waits({ shows }: Option): boolean {
    if (WEIGHED.has(shows.kind)) return true;
    if ("lost" in shows && shows.lost?.length) return true;
    return "ends" in shows && !!shows.ends;
  }
  /** The gardeners that could go. */
  get goers(): string[] {
    const from = [...this.of("walk"), ...this.of("move")].map(({ shows }) => shows.from);
    return [...new Set(from)];
  }
  get stop(): Of<"stop"> | null {
    return this.of("stop")[0] ?? null;
  }
  get keeps(): number {
    return this.of("keep")[0]?.shows.finals.length ?? 0;
  }
  /** The rows of the reader's garden that have a request, and so take a tile each. */
  get #requested(): string[] {
    const view = this.sitting.update!.view as View;
    const { rows } = playerOf(view, view.you!);
    return rows.filter(({ standard }) => standard).map(({ row }) => String(row));
  }
  /** The rows that tiles may be laid at. */
  get slots(): string[] {
    return this.of("assign").length ? this.#requested : [];
  }
  get left(): Option | null {
    const assigns = this.of("assign");
    if (assigns.length) {
      const laid = this.#requested.map((row) => this.rows[row]);
      return (
        assigns.find(({ shows }) => shows.tiles.every((tile, at) => tile === laid[at])) ?? null
      );
    }
    const keeps = this.of("keep");
    if (keeps.length)
      return (
        keeps.find(
          ({ shows }) =>
            shows.finals.length === this.kept.length &&
            shows.finals.every((card) => this.kept.includes(card)),
        ) ?? null
      );
    return this.picked;
  }

  adopt(option: Option): void {
    this.clear();
    const { shows } = option;
    if (shows.kind === "assign")
      this.rows = Object.fromEntries(this.#requested.map((row, at) => [row, shows.tiles[at]!]));
    else if (shows.kind === "keep") this.kept = [...shows.finals];
    else return this.choose(option);
    this.settle();
  }

  marks(option: Option): string[] {
    const { shows } = option;
    if (shows.kind === "assign") return this.slots.map((row) => marked("data-row", row));
    if (shows.kind === "keep") return shows.finals.map((card) => marked("data-final", card));
    return [marked("data-word", wordOf(option))];
  }

  /** Where there are two gardeners: which of them is to go. */
  pickGardener(crossing: string): void {
    this.gardener = this.gardener === crossing ? null : crossing;
    this.picked = null;
    this.several = [];
  }

  pickTile(tile: string): void {
    this.tile = this.tile === tile ? null : tile;
  }

  /** Lays the chosen tile at a row; what lay there goes where that tile was. */
  pickRow(row: string): void {
    if (!this.tile) {
      this.tile = this.rows[row] ?? null;
      return;
    }
    this.rows = laid(this.rows, this.tile, row);
    this.tile = null;
  }

  pickFinal(card: string): void {
    if (this.kept.includes(card)) this.kept = this.kept.filter((other) => other !== card);
    else this.kept = [...this.kept, card].slice(-this.keeps);
  }

  override clear(): void {
    super.clear();
    this.gardener = this.tile = null;
    this.rows = {};
    this.kept = [];
  }
}
