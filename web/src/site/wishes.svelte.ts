import { settings } from "../settings.svelte";
import type { LevelOffered, SeatAsked, TableAsked } from "../wire";
import { offers } from "./offers.svelte";
import { OwnBox } from "./own-box.svelte";

/** A game's own part of the wishes: the options a table may choose. */
export interface Wished {
  complete(seats: number): boolean;
  options(seats: number): TableAsked["options"];
}

/** What somebody wants of a table before it is laid. */
export class Wishes {
  order = $state<"lot" | "given">("lot");
  seats: number;
  readonly box: OwnBox;
  /** The levels of single bots that were given another than the rest. */
  #own = $state<Record<number, string>>({});

  constructor(
    readonly game: string,
    readonly wished: Wished,
    seats = 4,
  ) {
    this.seats = $state(seats);
    this.box = new OwnBox(game);
  }

  /** The levels to choose among, from the weakest on; none until the site has told. */
  get levels(): LevelOffered[] {
    return offers.of(this.game)?.levels.choices ?? [];
  }

  /** The level of every bot without one of its own: the last one chosen, or the usual one. */
  get level(): string {
    const last = settings.level;
    const there = this.levels.some(({ name }) => name === last);
    return there ? last : (offers.of(this.game)?.levels.default ?? "");
  }
  set level(name: string) {
    settings.level = name;
    this.#own = {};
  }

  levelOf(bot: number): string {
    return this.#own[bot] ?? this.level;
  }
  giveLevel(bot: number, name: string): void {
    this.#own[bot] = name;
  }

  /** The bots of the table where the reader plays against nobody else. */
  get bots(): SeatAsked[] {
    return Array.from({ length: this.seats - 1 }, (_, bot) => ({
      kind: "bot",
      bot: this.levelOf(bot),
    }));
  }

  /** The level that all these bots have; none when they differ. */
  get common(): string {
    const [first, ...others] = this.bots.map(({ bot }) => bot);
    return first !== undefined && others.every((other) => other === first) ? first : "";
  }
  set common(name: string) {
    this.level = name;
  }

  get complete(): boolean {
    return this.box.ready && this.wished.complete(this.seats);
  }

  table(seats: SeatAsked[]): TableAsked {
    const options = this.wished.options(this.seats);
    const components = this.box.changes;
    const asked = { game: this.game, seats, options, order: this.order };
    return components ? { ...asked, components } : asked;
  }
}
