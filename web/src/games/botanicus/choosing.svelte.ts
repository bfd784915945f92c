import { settings } from "../../settings.svelte";
import { Answering } from "../../table/answering.svelte";
import type { Option, Shows, View } from "./view";
import { laid, wordOf } from "./words";

type Of<K extends Shows["kind"], S = Shows> = S extends Shows & { kind: infer L }
  ? K extends L
    ? Option<S>
    : never
  : never;

// What is weighed before it is done: the others can be taken back, and so are done at once.
const WEIGHED = new Set(["place", "advance", "assign", "keep"]);

/** The choices of Botanicus: things of the table that sentences name, tiles and final cards. */
export class Choosing extends Answering<Option> {
  /** The sentence that waits to be confirmed. */
  picked = $state.raw<Option | null>(null);
  /** The sentences left by a click that named several: two paths to one space, two gardeners. */
  several = $state.raw<Option[]>([]);
  /** The word of what is pointed at or has the focus. */
  over = $state<string | null>(null);
  /** The gardener that is to go, where there are two. */
  gardener = $state<string | null>(null);
  /** The word of the last answer: the focus comes back to it where it can. */
  last: string | null = null;
  tile = $state<string | null>(null);
  /** The tile laid at each row. */
  rows = $state<Record<string, string>>({});
  kept = $state<string[]>([]);

  of<K extends Shows["kind"]>(kind: K): Of<K>[] {
    return this.options.filter(({ shows }) => shows.kind === kind) as Of<K>[];
  }
  /** The sentences by the thing that each names. */
  words = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      if (this.gardener && "from" in option.shows && option.shows.from !== this.gardener) continue;
      const word = wordOf(option);
      found.set(word, [...(found.get(word) ?? []), option]);
    }
    return found;
  });
  /** The sentence told beside the question: of what is pointed at, or of what is chosen. */
  get looked(): Option | null {
    const found = this.over === null ? undefined : this.words.get(this.over);
    return found?.length === 1 ? found[0]! : this.picked;
  }
  get pickedWord(): string | null {
    return this.picked && wordOf(this.picked);
  }
  /** The gardeners that could go. */
  get goers(): string[] {
    const from = [...this.of("walk"), ...this.of("move")].map(({ shows }) => shows.from);
    return [...new Set(from)];
  }
  get stop(): Option | null {
    return this.of("stop")[0] ?? null;
  }
  get keeps(): number {
    return this.of("keep")[0]?.shows.finals.length ?? 0;
  }
  /** The rows that tiles may be laid at. */
  get slots(): string[] {
    return Object.keys(this.of("assign")[0]?.shows.rows ?? {});
  }
  get left(): Option | null {
    const assigns = this.of("assign");
    if (assigns.length)
      return (
        assigns.find(({ shows }) =>
          Object.entries(shows.rows).every(([row, tile]) => this.rows[row] === tile),
        ) ?? null
      );
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

  /** A click on something that carries its word. */
  pick(word: string): void {
    const found = this.words.get(word) ?? [];
    this.last = word;
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length) {
      this.picked = null;
      this.several = found;
    }
  }

  /** Takes one sentence: it is sent, or waits where it is weighed or cannot be taken back. */
  choose(option: Option): void {
    const { shows } = option;
    const waits = WEIGHED.has(shows.kind) || ("ends" in shows && shows.ends);
    if (!waits || !settings.confirm || this.picked === option)
      return this.sitting.play(option.action);
    this.picked = option;
    if (!this.several.includes(option)) this.several = [];
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

  clear(): void {
    this.picked = this.over = this.gardener = this.tile = null;
    this.several = [];
    this.rows = {};
    this.kept = [];
  }
}

/** Whether a seat's own turn is asked about. */
export const isYours = (view: View): boolean => view.you !== null && view.turn === view.you;
