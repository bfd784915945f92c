import { Answering } from "../../table/answering.svelte";
import { marked } from "../../table/hint.svelte";
import { cellKey, type DiscardShows, type Option, type PlantShows } from "./view";

/** The choices of Arboretum: a card and a cell, in either order, or a card to discard. */
export class Choosing extends Answering<Option> {
  card = $state<string | null>(null);
  cell = $state<string | null>(null);
  /** The cell under the pointer or the focus: looked at, not chosen. */
  over = $state<string | null>(null);

  get draws(): Option[] {
    return this.options.filter((option) => option.shows.kind === "draw");
  }
  get plants(): (Option & { shows: PlantShows })[] {
    return this.options.filter(
      (option): option is Option & { shows: PlantShows } => option.shows.kind === "plant",
    );
  }
  get discards(): (Option & { shows: DiscardShows })[] {
    return this.options.filter(
      (option): option is Option & { shows: DiscardShows } => option.shows.kind === "discard",
    );
  }
  /** The cards of the hand that some sentence names. */
  get cards(): Set<string> {
    return new Set([...this.plants, ...this.discards].map((option) => option.shows.card));
  }
  /** What each lit cell would gain with the chosen card; null where no card is chosen yet. */
  get cells(): Map<string, { x: number; y: number; gain: number | null; action: string }> {
    const lit = new Map<string, { x: number; y: number; gain: number | null; action: string }>();
    for (const { action, shows } of this.plants) {
      if (this.card && shows.card !== this.card) continue;
      const gain = this.card ? shows.gain : null;
      lit.set(cellKey(shows.x, shows.y), { x: shows.x, y: shows.y, gain, action });
    }
    return lit;
  }
  /** What the cell that was chosen first would gain with each card. */
  get gains(): Map<string, number> {
    if (!this.cell || this.card) return new Map();
    return new Map(
      this.plants
        .filter(({ shows }) => cellKey(shows.x, shows.y) === this.cell)
        .map(({ shows }) => [shows.card, shows.gain]),
    );
  }
  /** The planting that is looked at: the chosen cell, or the one under the pointer. */
  get tried(): (Option & { shows: PlantShows }) | null {
    const cell = this.over ?? this.cell;
    if (!this.card || !cell) return null;
    return (
      this.plants.find(
        ({ shows }) => shows.card === this.card && cellKey(shows.x, shows.y) === cell,
      ) ?? null
    );
  }
  get left(): Option | null {
    if (!this.card) return null;
    if (this.discards.length) return this.discards.find((o) => o.shows.card === this.card) ?? null;
    if (!this.cell) return null;
    return (
      this.plants.find(
        ({ shows }) => shows.card === this.card && cellKey(shows.x, shows.y) === this.cell,
      ) ?? null
    );
  }

  draw(action: string): void {
    if (this.draws.some((option) => option.action === action)) this.sitting.play(action);
  }

  pickCard(card: string): void {
    if (!this.cards.has(card)) return;
    if (this.card === card && this.discards.length && this.left) return this.send();
    const again = this.card === card;
    this.card = again ? null : card;
    this.over = null;
    if (this.cell && !this.cells.has(this.cell)) this.cell = null;
    if (!again) this.settle();
  }

  adopt({ action, shows }: Option): void {
    if (shows.kind === "draw") return this.draw(action);
    this.clear();
    this.card = shows.card;
    if (shows.kind === "plant") this.cell = cellKey(shows.x, shows.y);
    this.settle();
  }

  marks({ action, shows }: Option): string[] {
    if (shows.kind === "draw") return [marked("data-action", action)];
    const held = marked("data-card", shows.card, ".held");
    if (shows.kind === "discard") return [held];
    return [marked("data-cell", cellKey(shows.x, shows.y)), held];
  }

  /** Takes a card up without putting it down again. */
  carry(card: string): void {
    if (!this.cards.has(card) || this.card === card) return;
    this.card = card;
    this.cell = this.over = null;
  }

  pickCell(cell: string): void {
    if (!this.cells.has(cell)) return;
    if (this.card && this.cell === cell) return this.send();
    this.cell = this.cell === cell ? null : cell;
    this.over = null;
    this.settle();
  }

  clear(): void {
    this.card = this.cell = this.over = null;
  }
}
