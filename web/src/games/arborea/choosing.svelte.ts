import { settings } from "../../settings.svelte";
import { Answering } from "../../table/answering.svelte";
import { best, covering, next, turned, towardsLay, type Way } from "./laying";
import { wordOf } from "./words";
import {
  trackOf,
  type Creature,
  type LayShows,
  type Option,
  type SettleShows,
  type Shows,
  type View,
} from "./view";

type Of<K extends Shows["kind"], S = Shows> = S extends Shows & { kind: infer L }
  ? K extends L
    ? Option<S>
    : never
  : never;

// What answers by a button of its own is done at once; what lies on the table is weighed first.
const AT_ONCE = new Set(["stay", "pass", "refresh", "convert", "ask", "cage"]);

/** The choices of Arborea: things of the table that sentences name, a card tried, a creature. */
export class Choosing extends Answering<Option> {
  /** The sentence that waits to be confirmed. */
  picked = $state.raw<Option | null>(null);
  /** The sentences left by a click that named several: two kinds of villager for one place. */
  several = $state.raw<Option[]>([]);
  /** The word of what is pointed at or has the focus. */
  over = $state<string | null>(null);
  /** The creature that is to be settled or freed. */
  wanted = $state<string | null>(null);
  /** The word of the last answer: the focus comes back to it where it can. */
  last: string | null = null;

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

  /** The sentences by the thing that each names. */
  words = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const creature = this.creature;
    for (const option of this.options) {
      const { shows } = option;
      if (shows.kind === "lay") continue;
      if (shows.kind === "settle" || shows.kind === "free")
        if (shows.kind !== creature?.does || shows.creature !== creature.creature) continue;
      const word = wordOf(option);
      found.set(word, [...(found.get(word) ?? []), option]);
    }
    return found;
  });
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
    [...this.words.values()]
      .flat()
      .filter(({ shows }) => "worth" in shows) as Option<SettleShows>[],
  );

  /** Every way to lay the card. */
  lays = $derived(this.of("lay") as Option<LayShows>[]);
  /** The way that is tried on the ground: the one chosen, or the best. */
  get tried(): Option<LayShows> | null {
    if (!this.lays.length) return null;
    if (this.picked?.shows.kind === "lay") return this.picked as Option<LayShows>;
    return best(this.lays);
  }
  /** The cells that a click can bring the card to, as it is turned now. */
  cells = $derived.by(() => {
    const tried = this.tried;
    if (!tried) return new Map<string, Option<LayShows>>();
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

  /** The sentence told beside the question: of what is pointed at, or of what is chosen. */
  get looked(): Option | null {
    const found = this.over === null ? undefined : this.words.get(this.over);
    return found?.length === 1 ? found[0]! : this.picked;
  }
  get pickedWord(): string | null {
    return this.picked && wordOf(this.picked);
  }
  get left(): Option | null {
    return this.tried ?? this.picked;
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

  /** Takes one sentence: it is sent, or waits where it is weighed. */
  choose(option: Option): void {
    if (AT_ONCE.has(option.shows.kind)) return this.sitting.play(option.action);
    const again = this.picked === option;
    this.picked = option;
    if (!this.several.includes(option)) this.several = [];
    if (again || !settings.confirm) this.send();
  }

  clear(): void {
    this.picked = this.over = this.wanted = null;
    this.several = [];
  }
}

/** Whether the reader is asked. */
export const isYours = (view: View): boolean => view.you !== null && view.turn === view.you;
