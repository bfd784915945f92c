import { settings } from "../settings.svelte";
import type { AskedSeat, GameOffered, LevelOffered, NewTable } from "../made/server";
import type { OptionTold } from "../made/table";
import { offers } from "./offers.svelte";
import { OwnBox } from "./own-box.svelte";

type Value = string | number | boolean;

/** The ways to settle what is made of codes, besides the choices there are. */
export const USUAL = "usual";
export const OWN = "own";

/** What somebody wants of a table before it is laid. */
export class Wishes {
  order = $state<"lot" | "given">("lot");
  readonly box: OwnBox;
  /** What was chosen otherwise than usual, and the codes that were picked. */
  #chosen = $state<Record<string, Value>>({});
  #picked = $state<Record<string, string[]>>({});
  /** The levels of single bots that were given another than the rest. */
  #own = $state<Record<number, string>>({});

  constructor(readonly game: string) {
    this.box = new OwnBox(game);
  }

  get offer(): GameOffered {
    return offers.of(this.game)!;
  }

  /** As many as the last time, or as usual. */
  get seats(): number {
    const last = settings.seats[this.game];
    return last && this.offer.seats.includes(last) ? last : this.offer.usual;
  }
  set seats(count: number) {
    settings.seats = { ...settings.seats, [this.game]: count };
  }

  /** What a table of so many seats may choose. */
  get open(): OptionTold[] {
    return this.offer.options.filter(({ seats }) => seats.includes(this.seats));
  }

  #standard({ default: standard, picking }: OptionTold): Value {
    if (picking) return USUAL;
    const own = typeof standard === "object" ? standard?.[String(this.seats)] : standard;
    return own ?? "";
  }
  chosen(option: OptionTold): Value {
    return this.#chosen[option.name] ?? this.#standard(option);
  }
  choose(option: OptionTold, value: Value): void {
    this.#chosen[option.name] = value;
  }
  picked({ name }: OptionTold): string[] {
    return this.#picked[name] ?? [];
  }
  pick({ name }: OptionTold, codes: string[]): void {
    this.#picked[name] = codes;
  }
  /** How many codes are to be picked; 0 where none are. */
  needed(option: OptionTold): number {
    const picking = this.chosen(option) === OWN ? option.picking : null;
    return picking?.needed[String(this.seats)] ?? 0;
  }

  /** What is chosen otherwise than usual. */
  get options(): NonNullable<NewTable["options"]> {
    const told = this.open
      .filter((option) => this.chosen(option) !== this.#standard(option))
      .map((option): [string, Value] => [
        option.name,
        this.needed(option) ? this.picked(option).join("") : this.chosen(option),
      ]);
    return Object.fromEntries(told);
  }

  /** The levels to choose among, from the weakest on. */
  get levels(): LevelOffered[] {
    return this.offer.levels.choices;
  }

  /** The level of every bot without one of its own: the last one chosen, or the usual one. */
  get level(): string {
    const last = settings.level;
    return this.levels.some(({ name }) => name === last) ? last : this.offer.levels.default;
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
  get bots(): AskedSeat[] {
    return Array.from({ length: this.seats - 1 }, (_, bot) => ({
      kind: "bot",
      bot: this.levelOf(bot),
    }));
  }

  /** The level that all these bots have; none when they differ. */
  get common(): string {
    const [first, ...others] = this.bots.map(({ bot }) => bot);
    return first !== undefined && others.every((other) => other === first) ? (first ?? "") : "";
  }
  set common(name: string) {
    this.level = name;
  }

  get complete(): boolean {
    const picked = this.open.every(
      (option) => !this.needed(option) || this.picked(option).length === this.needed(option),
    );
    return this.box.ready && picked;
  }

  table(seats: AskedSeat[]): NewTable {
    const components = this.box.changes;
    const asked = { game: this.game, seats, options: this.options, order: this.order };
    return components ? { ...asked, components } : asked;
  }
}
