import type { Step } from "../../table/stage.svelte";
import type { Words } from "../../made/core";
import type { Update } from "../../made/server";
import type { Said } from "../../made/table";
import { herMessages, stepsOf, where } from "./log";
import type { Area, Column, Creature, Feronia, Track, TrackName, View, Villager } from "./view";

/**
 * Feronia's turn comes in one update. It is shown step by step all the same: as the log tells it,
 * so the pieces go. Nothing is decided here; the last step is the table as it was sent, and where
 * the steps do not lead there the table is shown as it was sent from the first one on.
 */
export function stepsShown(update: Update, before: Update | null): Step[] {
  const after = update.view as View;
  const was = before?.view as View | undefined;
  if (!was?.feronia || !after.feronia) return [];
  const news = update.said.filter(({ n }) => n > (before?.n ?? 0));
  const hers = herMessages(news);
  if (!hers.length) return [];
  const steps = stepsOf(hers);
  const turn = {
    turn: "chance",
    active: 2,
    step: "deal",
    phase: null,
    question: null,
    cause: null,
    asked: null,
    walking: null,
    result: null,
  } as const;
  const told = (step: Words[], at: number, view: View): Step => ({
    view: { ...view, ...turn },
    told: step,
    where: step.flatMap((one) => where(one, 2)),
    at: at + 1,
    of: steps.length,
  });
  const replayed = new Replayed(was, after);
  for (const message of allBefore(news)) replayed.follow(message, after.you ?? 1);
  const shown = steps.map((step, at) => {
    for (const message of step) replayed.follow(message, 2);
    return told(step, at, replayed.view());
  });
  for (const message of allAfter(news)) replayed.follow(message, after.you ?? 1);
  return replayed.leadsTo(after) ? shown : steps.map((step, at) => told(step, at, after));
}

const flat = (news: Said[]): Words[] =>
  news.flatMap(({ words }) => (words ? [words, ...(words.then ?? [])] : []));

/** What the reader's own answer did before her turn. */
function allBefore(news: Said[]): Words[] {
  const all = flat(news);
  return all.slice(
    0,
    all.findLastIndex(({ id }) => id === "arborea-feronia-turn"),
  );
}

/** What was told after her turn. */
function allAfter(news: Said[]): Words[] {
  const all = flat(news);
  const begins = all.findLastIndex(({ id }) => id === "arborea-feronia-turn");
  const ends = all.findIndex(({ id }, at) => at > begins && id === "arborea-then-turn");
  return ends < 0 ? [] : all.slice(ends);
}

type Told = Record<string, string | number>;
const STEPPED = ["elder", "young", "veteran"] as const;

/** The parts of the table that she moves, from one view on as the log tells it. */
class Replayed {
  private tracks: Track[];
  private areas: Area[];
  private columns: Column[];
  private biomes: View["biomes"];
  private sun: View["sun"];
  private her: Feronia;
  private last: Creature | null = null;

  constructor(
    was: View,
    private readonly after: View,
  ) {
    const copy = structuredClone({
      tracks: was.tracks,
      areas: was.areas,
      columns: was.borderlands.columns,
      biomes: was.biomes,
      sun: was.sun,
      her: was.feronia!,
    });
    this.tracks = copy.tracks;
    this.areas = copy.areas;
    this.columns = copy.columns;
    this.biomes = copy.biomes;
    this.sun = copy.sun;
    this.her = copy.her;
    this.her.card = after.feronia!.card;
  }

  /** The table as it stands now: what she does not touch is as it was sent. */
  view(): View {
    const now = structuredClone({
      tracks: this.tracks,
      areas: this.areas,
      columns: this.columns,
      biomes: this.biomes,
      sun: this.sun,
      her: this.her,
    });
    const { columns, her, ...rest } = now;
    rest.tracks.forEach(uncover);
    const borderlands = { ...this.after.borderlands, columns };
    return { ...this.after, ...rest, borderlands, feronia: { ...her, now: counted(her) } };
  }

  follow({ id, values = {} }: Words, by: number): void {
    const seat = typeof values.seat === "number" ? values.seat : by;
    const what = id.replace(/^arborea-(then|feronia|log)-/, "").replace(/-(again|more|third)$/, "");
    if (what === "leave-forced") this.#leave(values, seat);
    else this.#moves[what]?.(values, seat);
  }

  /** Whether all that was told leads to another view. */
  leadsTo(after: View): boolean {
    const drawn = (tracks: Track[], areas: Area[], columns: Column[], biomes: View["biomes"]) =>
      JSON.stringify([
        tracks.map(({ track, shift, villagers, sections }) => [
          track,
          shift,
          villagers.map(({ seat, villager, position }) => `${position} ${seat} ${villager}`).sort(),
          sections.map((section) => section?.section),
        ]),
        areas.map(({ trails }) =>
          trails.map(({ waiting }) =>
            waiting.map(({ seat, villager, count }) => `${seat} ${villager} ${count}`).sort(),
          ),
        ),
        columns.map(({ there, supply }) => [there, supply]),
        biomes.map(({ upper, lower }) => [upper, lower]),
      ]);
    return (
      drawn(this.tracks, this.areas, this.columns, this.biomes) ===
      drawn(after.tracks, after.areas, after.borderlands.columns, after.biomes)
    );
  }

  #moves: Record<string, (told: Told, seat: number) => void> = {
    place: (told, seat) => {
      const track = this.#track(told.track);
      const villager = told.villager as Villager;
      const stands = { position: 4, walked: 0, until: null, reach: [] };
      track.villagers.push({ seat, villager, ...stands });
      if (seat === 2) this.her.elders--;
    },
    advance: (told) => {
      const track = this.#track(told.track);
      // The reader's own advance by one comes without its count.
      const count = Number(told.count ?? 1);
      track.shift += count;
      track.spaces_to_swap -= count;
      for (const one of track.villagers) {
        one.position += count;
        one.walked += count;
      }
      for (const section of track.sections)
        for (const cell of section?.cells ?? []) cell.position += count;
    },
    swap: (told) => {
      const track = this.#track(told.track);
      track.shift = 0;
      track.spaces_to_swap = 4;
      track.sections.reverse();
      track.sections.forEach((section, outer) =>
        section?.cells.forEach((cell, at) => (cell.position = (outer ? 4 : 8) - at)),
      );
    },
    leave: (told, seat) => this.#leave(told, seat),
    walk: (told) => this.#wait(String(told.trail), 2, "elder", -1),
    activate: (told, seat) => this.#wait(String(told.trail), seat, told.villager as Villager, -1),
    return: (told, seat) => this.#wait(String(told.trail), seat, "elder", -1),
    home: (_, seat) => void (seat === 2 && this.her.elders++),
    biome: (told) => this.#raise(told.biome, Number(told.stands)),
    spent: (told) => {
      const stand = this.biomes.find(({ biome }) => biome === told.biome)!;
      this.#raise(told.biome, stand.upper - Number(told.count));
    },
    renew: (told, seat) => {
      for (const stand of this.biomes) Object.assign(stand, { lower: stand.upper, would: 0 });
      if (seat === 2) this.her.points += Number(told.count);
    },
    points: (told, seat) => void (seat === 2 && (this.her.points += Number(told.count))),
    sun: (told) => void (this.sun = { ...this.sun, at: Number(told.stands) }),
    attract: (told) => {
      this.last = told.creature as Creature;
      const column = this.#column(this.last);
      column.there = Number(told.row);
      column.supply--;
    },
    tile: () => void (this.last && (this.#column(this.last).tile = null)),
    invite: (told, seat) => {
      const column = this.#column(told.creature as Creature);
      column.there = told.row === undefined ? column.there - 1 : Number(told.row) - 1;
      if (seat === 2) this.her.creatures[column.creature]++;
    },
    step: (told) => void (this.her.steps = Number(told.steps)),
    marker: (told) => this.#marker(Number(told.stands)),
    "own-water": (told) => this.#marker(Number(told.stands)),
    complete: (told, seat) => {
      if (seat === 2) this.#complete(String(told.card));
    },
  };

  #track = (name: unknown) => this.tracks.find(({ track }) => track === (name as TrackName))!;
  #column = (name: Creature) => this.columns.find(({ creature }) => creature === name)!;

  #leave(told: Told, seat: number): void {
    const trail = String(told.trail);
    const track = this.#track(trail.slice(0, 2));
    const number = Number(trail.slice(3));
    // Feronia leaves for the trail beside her, and the one in front first.
    const found = [...track.villagers]
      .sort((a, b) => b.walked - a.walked)
      .find(
        (one) =>
          one.seat === seat &&
          one.villager === told.villager &&
          (told.walked === undefined
            ? Math.min(one.walked, 5) === number
            : one.walked === told.walked),
      );
    if (!found) return;
    track.villagers = track.villagers.filter((one) => one !== found);
    this.#wait(trail, seat, found.villager, 1);
  }

  #wait(trail: string, seat: number, villager: Villager, by: 1 | -1): void {
    const found = this.areas.flatMap(({ trails }) => trails).find((one) => one.trail === trail)!;
    const order = (one: { seat: number; villager: Villager }) =>
      one.seat * 3 + STEPPED.indexOf(one.villager);
    const waits = found.waiting.find((one) => one.seat === seat && one.villager === villager);
    if (waits) waits.count += by;
    else found.waiting.push({ seat, villager, count: by });
    found.waiting = found.waiting
      .filter(({ count }) => count > 0)
      .sort((a, b) => order(a) - order(b));
    if (seat === 2)
      this.her.waiting = this.areas
        .flatMap(({ trails }) => trails)
        .flatMap(({ trail, waiting }) =>
          waiting.filter((one) => one.seat === 2).map((one) => ({ ...one, trail })),
        );
  }

  #raise(name: unknown, upper: number): void {
    const stand = this.biomes.find(({ biome }) => biome === name)!;
    const lower = Math.min(stand.lower, upper);
    const would = this.after.biome_points
      .slice(lower + 1, upper + 1)
      .reduce((sum, points) => sum + points, 0);
    Object.assign(stand, { upper, lower, would, free: upper });
  }

  #marker(stands: number): void {
    this.her.marker = stands;
    this.her.water = this.her.track.water.filter((space) => space <= stands).length;
  }

  /** The cards right of a completed one move up. */
  #complete(card: string): void {
    const her = this.her;
    const next = this.after.feronia!;
    her.completed = [...her.completed, card];
    Object.assign(her, { left: next.left, middle: next.middle, stack: next.stack });
  }
}

/** What the entry of a track shows, and whether somebody stands there. */
function uncover(track: Track): void {
  const cells = track.sections.flatMap((section) => section?.cells ?? []);
  track.entry = {
    position: 4,
    season: cells.find(({ position }) => position === 4)?.season ?? null,
    free: !track.villagers.some(({ position }) => position === 4),
  };
}

/** Her points if it ended now, as far as her turn has come. */
function counted(her: Feronia): Feronia["now"] {
  const creatures = Object.values(her.creatures).reduce((sum, count) => sum + count, 0);
  const waiting = her.waiting.reduce((sum, { count }) => sum + count, 0);
  const stack_pairs = Math.floor(her.stack.length / 2);
  const completed = her.completed.length;
  const steps_in_all = her.steps + creatures + completed + stack_pairs + waiting;
  return {
    biomes: her.points,
    steps: her.steps,
    creatures,
    completed,
    stack_pairs,
    waiting,
    steps_in_all,
    difficulty: her.difficulty,
    total: her.points + steps_in_all * her.difficulty,
  };
}
