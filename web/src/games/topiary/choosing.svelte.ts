import { settings } from "../../settings.svelte";
import { Answering } from "../../table/answering.svelte";
import { marked } from "../../table/hint.svelte";
import type { Cell, Look, Option, Place, SetShows, Shows, Tile, View, VisitShows } from "./view";

type Of<K extends Shows["kind"]> = Option<Extract<Shows, { kind: K }>>;

/** The choices of Topiary: a place to stand at, a tile to take or to leave, a tile to set. */
export class Choosing extends Answering<Option> {
  place = $state<Place | null>(null);
  /** The place under the pointer or with the focus: looked at, not chosen. */
  over = $state<Place | null>(null);
  tile = $state<Tile | null>(null);
  overTile = $state<Tile | null>(null);
  staying = $state(false);
  kept = $state<Tile[]>([]);

  get #view(): View {
    return this.sitting.update!.view as View;
  }
  #of<K extends Shows["kind"]>(kind: K): Of<K>[] {
    return this.options.filter((option): option is Of<K> => option.shows.kind === kind);
  }
  get visits(): Map<Place, Option<VisitShows>> {
    return new Map(this.#of("visit").map((option) => [option.shows.place, option]));
  }
  get takes(): Map<Cell, Option> {
    return new Map(this.#of("take").map((option) => [option.shows.cell, option]));
  }
  get stay(): Option | null {
    return this.#of("stay")[0] ?? null;
  }
  get sets(): Map<Tile, Option<SetShows>> {
    return new Map(this.#of("set").map((option) => [option.shows.tile, option]));
  }
  get keeps(): Of<"keep">[] {
    return this.#of("keep");
  }
  /** The tiles of the hand that some sentence still names. */
  get tiles(): Set<Tile> {
    if (this.sets.size) return new Set(this.sets.keys());
    const fitting = this.keeps.filter(({ shows }) =>
      this.kept.every((tile) => shows.tiles.includes(tile)),
    );
    return new Set([...this.kept, ...fitting.flatMap(({ shows }) => shows.tiles)]);
  }
  /** The setting that is looked at: the chosen tile, or the one under the pointer. */
  get tried(): Option<SetShows> | null {
    const tile = this.overTile ?? this.tile;
    return (tile && this.sets.get(tile)) || null;
  }
  /** The visit that is looked at. */
  get visiting(): Option<VisitShows> | null {
    const place = this.over ?? this.place;
    return (place && this.visits.get(place)) || null;
  }
  /** The look that is told: what a visitor would see, or sees already. */
  get look(): Look | null {
    if (this.tried) return this.tried.shows.look;
    const standing = (place: Place) =>
      this.#view.players.flatMap((p) => p.visitors).find((look) => look.place === place) ?? null;
    const place = this.over ?? this.place;
    if (place) return this.visits.get(place)?.shows ?? standing(place);
    return this.#view.visit ? standing(this.#view.visit) : null;
  }
  get left(): Option | null {
    if (this.tile) return this.sets.get(this.tile) ?? null;
    if (this.staying) return this.stay;
    if (this.keeps.length)
      return (
        this.keeps.find(
          ({ shows }) =>
            shows.tiles.length === this.kept.length &&
            shows.tiles.every((tile) => this.kept.includes(tile)),
        ) ?? null
      );
    return (this.place && this.visits.get(this.place)) || null;
  }

  /** Looks from a place. */
  hover(place: Place | null): void {
    this.over = place;
  }

  /** Chooses a place without standing there yet. */
  hold(place: Place): void {
    this.place = place;
    this.over = null;
  }

  /** Chooses a place; the one that is chosen already is meant. */
  stand(place: Place): void {
    const again = this.place === place;
    this.hold(place);
    if (again) this.send();
    else this.settle();
  }

  take(cell: Cell): void {
    const take = this.takes.get(cell);
    if (take) this.sitting.play(take.action);
  }

  remain(): void {
    if (!this.stay) return;
    const again = this.staying;
    this.staying = true;
    if (!settings.confirm || again) this.send();
  }

  pickTile(tile: Tile): void {
    if (!this.tiles.has(tile)) return;
    if (this.keeps.length) {
      const on = this.kept.includes(tile);
      this.kept = on ? this.kept.filter((other) => other !== tile) : [...this.kept, tile];
      return;
    }
    if (this.tile === tile) return this.send();
    this.tile = tile;
    this.overTile = null;
    this.settle();
  }

  adopt({ action, shows }: Option): void {
    this.clear();
    if (shows.kind === "take") return this.sitting.play(action);
    if (shows.kind === "visit") return this.stand(shows.place);
    if (shows.kind === "stay") this.staying = true;
    else if (shows.kind === "set") this.tile = shows.tile;
    else this.kept = [...shows.tiles];
    this.settle();
  }

  marks({ action, shows }: Option): string[] {
    if (shows.kind === "visit")
      return [marked("data-place", shows.place), marked("data-line", shows.place)];
    if (shows.kind === "keep") return shows.tiles.map((tile) => marked("data-tile", tile, ".held"));
    return [marked("data-action", action)];
  }

  /** A tile carried over the hole is looked at there; dropped, it is chosen. */
  carry(tile: Tile, cell: Cell | null): void {
    this.overTile = cell && cell === this.#view.hole ? tile : null;
  }

  drop(tile: Tile, cell: Cell | null): void {
    if (cell && cell === this.#view.hole && this.tile !== tile) this.pickTile(tile);
  }

  clear(): void {
    this.place = this.over = this.tile = this.overTile = null;
    this.staying = false;
    this.kept = [];
  }
}
