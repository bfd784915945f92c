import type { Shows as AnyShows } from "../../made/arborea";
import { marked } from "../../table/hint.svelte";
import { Pointing } from "../../table/pointing.svelte";
import { best, covering, laying, next, turned, towardsLay, type Way } from "./laying";
import { wordOf } from "./words";
import {
  trackOf,
  type Creature,
  type Free,
  type Lay,
  type Option,
  type Settle,
  type Shows,
  type View,
} from "./view";

type Of<K extends Shows["kind"], S = Shows> = S extends Shows & { kind: infer L }
  ? K extends L
    ? Option<S>
    : never
  : never;

// What leaves the table as it is, is done at once; everything else waits to be confirmed.
const AT_ONCE = new Set(["stay", "pass", "ask"]);

/** The choices of Arborea: things of the table that sentences name, a card tried, a creature. */
export class Choosing extends Pointing<Option> {
  /** The creature that is to be settled or freed. */
  wanted = $state<string | null>(null);

  #told = $derived(super.options);
  #view = $derived(this.sitting.update?.view as View);
  /** The ways to lay a card are told in short; here they are in full, and stay while others come. */
  #inFull = $derived.by(() =>
    this.#told.map((option) => {
      const shows = option.shows as AnyShows;
      return shows.kind === "lay" ? laying(option.action, shows, this.#view) : option;
    }),
  );
  override get options(): Option[] {
    return this.#inFull;
  }
  of<K extends Shows["kind"]>(kind: K): Of<K>[] {
    return this.options.filter(({ shows }) => shows.kind === kind) as Of<K>[];
  }

  /** The creatures that may be settled or freed, by what is done with them. */
  creatures = $derived.by(() => {
    const found = [...this.of("settle"), ...this.of("free"), ...this.of("cage")].map(
      ({ shows }) => `${shows.kind === "free" ? "free" : "settle"} ${shows.creature}`,
    );
    return [...new Set(found)];
  });
  get creature(): { does: "settle" | "free"; creature: Creature } | null {
    const chosen =
      this.wanted && this.creatures.includes(this.wanted) ? this.wanted : this.creatures[0];
    if (!chosen) return null;
    const [does, creature] = chosen.split(" ");
    return { does: does as "settle" | "free", creature: creature as Creature };
  }

  protected named(option: Option): string | null {
    const { shows } = option;
    if (shows.kind === "lay") return null;
    const creature = this.creature;
    const settling = shows.kind === "settle" || shows.kind === "free";
    if (settling && (shows.kind !== creature?.does || shows.creature !== creature.creature))
      return null;
    return wordOf(option);
  }
  protected waits({ shows }: Option): boolean {
    return !AT_ONCE.has(shows.kind);
  }

  /** The tracks on which something may be chosen. */
  tracks = $derived(
    new Set(
      this.options.flatMap(({ shows }) => {
        if ("track" in shows) return [shows.track];
        if ("trail" in shows) return [trackOf(shows.trail)];
        return "area" in shows ? [trackOf(shows.area)] : [];
      }),
    ),
  );
  crossings = $derived(
    [...this.words.values()].flat().filter(({ shows }) => "worth" in shows) as Option<
      Settle | Free
    >[],
  );

  /** Every way to lay the card. */
  lays = $derived(this.of("lay") as Option<Lay>[]);
  /** The way that is tried on the ground: the one chosen, or the best. */
  get tried(): Option<Lay> | null {
    if (!this.lays.length) return null;
    if (this.picked?.shows.kind === "lay") return this.picked as Option<Lay>;
    return best(this.lays);
  }
  /** The cells that a click can bring the card to, as it is turned now. */
  cells = $derived.by(() => {
    const tried = this.tried;
    if (!tried) return new Map<string, Option<Lay>>();
    return covering(this.lays.filter(({ shows }) => shows.turned === tried.shows.turned));
  });
  tryAt(cell: string): void {
    const found = this.cells.get(cell);
    if (found) this.picked = found;
  }
  turn(by: 1 | -1): void {
    const tried = this.tried;
    if (tried) this.picked = turned(this.lays, tried, by);
  }
  move(way: Way): void {
    const tried = this.tried;
    if (tried) this.picked = towardsLay(this.lays, tried, way);
  }
  nextFit(): void {
    const tried = this.tried;
    if (tried) this.picked = next(this.lays, tried);
  }

  get left(): Option | null {
    return this.tried ?? this.picked;
  }

  /** Lays a card to look at, or takes up the creature that a sentence is about. */
  show(option: Option): void {
    const { action, shows } = option;
    if (shows.kind === "lay") this.picked = this.lays.find((lay) => lay.action === action) ?? null;
    if (shows.kind === "settle" || shows.kind === "free")
      this.wanted = `${shows.kind} ${shows.creature}`;
  }

  adopt(option: Option): void {
    this.clear();
    this.show(option);
    if (option.shows.kind === "lay") this.settle();
    else this.choose(option);
  }

  marks(option: Option): string[] {
    if (option.shows.kind === "lay") return [marked("data-action", option.action)];
    return [marked("data-word", wordOf(option))];
  }

  override clear(): void {
    super.clear();
    this.wanted = null;
  }
}
