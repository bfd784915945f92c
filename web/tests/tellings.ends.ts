import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Reader } from "../src/table/log";
import type { Standing } from "../src/table/story";
import type { Values } from "../src/words/words.svelte";

/**
 * The telling of the score over many ends of games, made by the engine: whatever is said while a
 * scene is drawn is kept with its values, and held against the breakdown. A message that claims
 * something has its truth here; one that claims nothing is a label; any other one fails.
 */

vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });
vi.setConfig({ testTimeout: 300_000 });

interface Said {
  id: string;
  values: Values;
}
const { said } = vi.hoisted(() => ({ said: [] as Said[] }));
vi.mock("../src/words/words.svelte", async (original) => {
  const words = await original<typeof import("../src/words/words.svelte")>();
  const say = (id: string, values: Values = {}) => {
    said.push({ id, values });
    return words.say(id, values);
  };
  return { ...words, say };
});

const { settings } = await import("../src/settings.svelte");
const words = await vi.importActual<typeof import("../src/words/words.svelte")>(
  "../src/words/words.svelte",
);
const { everythingHeard } = await import("./heard");
await everythingHeard();
const { default: Counted } = await import("../src/table/Counted.svelte");
const { ties, tieTold } = await import("../src/table/story");
const { fromOwn } = await import("../src/table/seats");
const arboretum = await import("../src/games/arboretum/view");
const arboretumStory = await import("../src/games/arboretum/scoring/story");
const { default: Why } = await import("../src/games/arboretum/scoring/Why.svelte");
const { default: PathTold } = await import("../src/games/arboretum/scoring/PathTold.svelte");
const topiary = await import("../src/games/topiary/scoring/story");
const { default: LookTold } = await import("../src/games/topiary/scoring/LookTold.svelte");
const botanicus = await import("../src/games/botanicus/scoring/story");
const arborea = await import("../src/games/arborea/scoring/story");

type Arboretum = import("../src/games/arboretum/view").View;
type Topiary = import("../src/games/topiary/view").View;
type Botanicus = import("../src/games/botanicus/view").View;
type Arborea = import("../src/games/arborea/view").View;
type View = Arboretum | Topiary | Botanicus | Arborea;

const ends = JSON.parse(readFileSync(process.env.PARTERRE_ENDS!, "utf8")) as View[];
const NAMES = ["", "Ada", "Bruno", "Clara", "Dora", "Emil"];
const reading = (you: number | null): Reader => ({
  you,
  nameOf: (seat) => NAMES[seat]!,
  called: (seat) => (seat === you ? "You" : NAMES[seat]!),
});
const of = <V extends View>(game: V["game"]): V[] =>
  ends.filter((view): view is V => view.game === game);

/** Whether what a message claims is so; what it is told of is known to whoever asks. */
type Truths = Record<string, (values: Values) => boolean>;
const reached = new Set<string>();

/** Draws something, and holds all that was said against what is true there. */
function hear(draw: () => unknown, truths: Truths, labels: RegExp, where: unknown): void {
  said.length = 0;
  draw();
  expect(said.length).toBeGreaterThan(0);
  for (const { id, values } of [...said]) {
    if (labels.test(id) && !(id in truths)) continue;
    const told = `${id} ${JSON.stringify(values)} in ${JSON.stringify(where)}`;
    expect(truths[id], `nobody knows when it is true: ${told}`).toBeDefined();
    expect(truths[id]!(values), `not so: ${told}`).toBe(true);
    expect(figuresIn("fr", id, values), `other figures in French: ${told}`).toEqual(
      figuresIn("en", id, values),
    );
    reached.add(id);
  }
}

/** The figures of a message, the same in both languages but for none and one, which words say. */
function figuresIn(lang: "en" | "fr", id: string, values: Values): string[] {
  settings.lang = lang;
  const text = words.say(id, values);
  settings.lang = "en";
  return (text.match(/[−-]?\d+/g) ?? []).filter((figure) => !/^[01]$/.test(figure)).sort();
}

const names = (seats: number[], you: number | null) => {
  const all = seats.map((seat) => (seat === you ? "you" : NAMES[seat]!));
  return all.length < 2 ? all[0]! : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
};
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
const yes = (so: boolean) => (so ? "yes" : "no");

it("tells Arboretum as it is", () => {
  const labels =
    /^(arboretum-species-|(arboretum-)?board-(card|who-may|the-right|story-(and|you)|your-garden|garden-of|gardens|total|short-))/;
  for (const view of of<Arboretum>("arboretum")) {
    const { you } = view;
    const reader = reading(you);
    const edition = arboretum.editionOf(view);
    for (const told of view.result!.species) {
      const { hands, right, paths } = told;
      const sums = hands.map((hand) => hand.sum);
      const best = Math.max(...sums);
      const holders = hands.filter(({ cards }) => cards.length);
      const first = right[0]!;
      const scorers = paths.filter(({ scored }) => scored).map(({ seat }) => seat);
      const shown = [...paths].sort((a, b) => +b.scored - +a.scored || b.points - a.points)[0];
      const same = shown?.path.every(([card]) => card.startsWith(told.species));
      const truths: Truths = {
        "arboretum-board-none-held": () => holders.length < hands.length,
        "arboretum-board-story-nobody": () => !holders.length && right.length === hands.length,
        "arboretum-board-story-zeroed": ({ holder, by, name }) =>
          hands.some(
            (hand) =>
              hand.zeroed === `${told.species}8` &&
              hand.cards.includes(hand.zeroed) &&
              hands[hand.by! - 1]!.cards.includes(`${told.species}1`) &&
              hand.by !== hand.seat &&
              (holder === "you" ? hand.seat === you : NAMES[hand.seat] === name) &&
              (by === "you" ? hand.by === you : NAMES[hand.by!] === by),
          ),
        "arboretum-board-story-alone": (said) =>
          holders.length === 1 &&
          holders[0]!.seat === first &&
          (said.you === "yes" ? first === you : said.name === NAMES[first]),
        "arboretum-board-story-beats": (said) =>
          right.length === 1 &&
          said.best === best &&
          sums[first - 1] === best &&
          said.next === Math.max(...sums.filter((_, at) => at !== first - 1)) &&
          best > Number(said.next) &&
          holders.length > 1 &&
          (said.you === "yes" ? first === you : said.name === NAMES[first]),
        "arboretum-board-story-shared": (said) =>
          right.length > 1 &&
          said.count === right.length &&
          said.best === best &&
          right.every((seat) => sums[seat - 1] === best) &&
          String(said.names).toLowerCase() === names(right, you).toLowerCase() &&
          said.you === yes(right.includes(you!)),
        "arboretum-board-story-no-paths": () => !paths.length,
        "arboretum-board-story-no-path": ({ whose, name, denied }) =>
          paths.length > 0 &&
          !scorers.length &&
          paths.every(({ seat }) => !right.includes(seat)) &&
          denied ===
            names(
              paths.map(({ seat }) => seat),
              you,
            ) && // prettier-ignore
          (whose === "yours" || whose === "ours") === right.includes(you!) &&
          (whose === "ours" || whose === "theirs") === right.length > 1 &&
          (whose !== "other" || name === NAMES[first]),
        "arboretum-board-no-path": () => !paths.length,
        "arboretum-board-denied": () => !!shown && !right.includes(shown.seat),
        "arboretum-board-cards": ({ count }) => count === shown!.path.length,
        "arboretum-board-kind-same": () => same! && shown!.path.length > 3 && shown!.same > 0,
        "arboretum-board-kind-same-off": () => !same && !shown!.same,
        "arboretum-board-kind-short": () => same! && shown!.path.length < 4 && !shown!.same,
        "arboretum-board-kind-one": () => shown!.path[0]![0].endsWith("1") && shown!.one > 0,
        "arboretum-board-kind-one-off": () => !shown!.path[0]![0].endsWith("1") && !shown!.one,
        "arboretum-board-kind-eight": () =>
          shown!.path.at(-1)![0].endsWith("8") && shown!.eight > 0,
        "arboretum-board-kind-eight-off": () =>
          !shown!.path.at(-1)![0].endsWith("8") && !shown!.eight,
      };
      hear(() => render(Why, { props: { told, edition, reader } }).body, truths, labels, told);
      hear(
        () => render(PathTold, { props: { told, view, edition, reader } }).body,
        truths,
        labels,
        told,
      );
      for (const path of paths)
        expect(sum(arboretumStory.kinds(path, told.species, edition).map((kind) => kind.points))) // prettier-ignore
          .toBe(path.points);
    }
  }
});

it("tells Topiary as it is", () => {
  const value = (tile: string) => Number(tile.slice(1));
  const labels =
    /^(topiary-series-|topiary-board-(tile|place|corner|way|column|row|diagonal|whose|along|hand-rule|total-hand|cell|sight|look-label|seen|unseen|face-down))/;
  for (const view of of<Topiary>("topiary")) {
    const reader = reading(view.you);
    const seats = fromOwn(view.players, view.you).map(({ seat }) => seat);
    for (const scene of topiary.scenes(view.result!, seats)) {
      const { visitors } = view.result!.players.find(({ seat }) => seat === scene.seat)!;
      const higher = (tile: string) =>
        visitors.some(({ sees }) => sees.some((seen) => seen[0] === tile[0] && value(seen) > value(tile))); // prettier-ignore
      const idle = () =>
        scene.kind === "hand" &&
        scene.hand.some(({ tile, points }) => !points && value(tile) < 5 && !higher(tile));
      const look = scene.kind === "look" ? scene.look : null;
      const said = (tile: unknown) => (name: string) =>
        words.say("topiary-board-tile", { series: words.say(`topiary-series-${name[0]}`), value: value(name) }) === tile; // prettier-ignore
      const truths: Truths = {
        "topiary-board-never-why": () =>
          scene.kind === "hand" && scene.hand.some(({ tile, points }) => value(tile) === 5 && !points), // prettier-ignore
        "topiary-board-not-why": () => scene.seat === view.you && idle(),
        "topiary-board-told-not": () => scene.seat !== view.you && idle(),
        "topiary-board-told-counts": ({ tile }) =>
          scene.kind === "hand" &&
          scene.hand.some((held) => {
            const seen = visitors.find(({ place }) => place === held.by)?.sees ?? [];
            const by = seen.find(said(tile));
            return held.points > 0 && by && by[0] === held.tile[0] && value(by) > value(held.tile);
          }),
        "topiary-board-told-sees": ({ count, points }) =>
          count === look!.sees.length && points === sum(look!.sees.map(value)),
        "topiary-board-told-bonus": ({ count, series }) =>
          Number(count) > 1 &&
          look!.series.some(
            (code) =>
              words.say(`topiary-series-${code}`) === series &&
              look!.sees.filter((tile) => tile[0] === code).length === count,
          ),
        "topiary-board-told-hidden": ({ tile, by }) => {
          const hider = look!.line.findIndex((cell) => cell.tile && said(by)(cell.tile));
          const hidden = look!.line.findIndex((cell) => cell.tile && said(tile)(cell.tile));
          const [one, other] = [look!.line[hider]!, look!.line[hidden]!];
          return hider < hidden && one.seen && !other.seen && value(one.tile!) >= value(other.tile!); // prettier-ignore
        },
        "topiary-board-hidden-by": ({ tile }) => {
          const at = look!.line.findIndex((cell) => cell.tile && said(tile)(cell.tile));
          const behind = look!.line.slice(at + 1).filter((cell) => cell.tile && !cell.seen);
          return (
            look!.line[at]!.seen && behind.some((cell) => value(cell.tile!) <= value(look!.line[at]!.tile!)) // prettier-ignore
          );
        },
        "topiary-board-sees-nothing": () => !look!.sees.length,
        "topiary-board-bonus": (values) => truths["topiary-board-told-bonus"]!(values),
        "topiary-board-down": () => look!.line.some(({ tile }) => tile === null),
        "topiary-board-told-down": ({ count }) =>
          count === look!.line.filter(({ tile }) => tile === null).length,
      };
      hear(() => render(LookTold, { props: { scene, view, reader } }).body, truths, labels, scene);
    }
  }
});

/** Holds what is said line by line, with its sum, against the breakdown. */
function counted(
  lines: { key: string; points: number }[],
  points: number,
  truths: Truths,
  labels: RegExp,
  draw: () => { key: string; what: string; why: string; points: number }[],
  where: unknown,
): void {
  expect(sum(lines.map((line) => line.points))).toBe(points);
  const props = { total: "", points, mark: (() => {}) as never, none: "–" };
  hear(() => render(Counted, { props: { ...props, lines: draw() } }).body, truths, labels, where);
}

it("tells Botanicus as it is", () => {
  const labels = /^(botanicus-board-(part-|column$|final|counts)|board-)/;
  for (const view of of<Botanicus>("botanicus")) {
    for (const scene of botanicus.scenes(
      view,
      view.players.map(({ seat }) => seat),
    )) {
      // prettier-ignore
      const { told } = scene;
      const player = view.players.find(({ seat }) => seat === scene.seat)!;
      const met = (kind: "standard" | "special") =>
        player.rows.filter((row) => row[kind]?.met).length;
      const planted = (column: string) =>
        player.beds.filter(({ bed }) => bed.startsWith(column)).map(({ level }) => level);
      const truths: Truths = {
        "botanicus-board-why-requests": ({ standard, special }) =>
          standard === met("standard") &&
          special === met("special") &&
          !standard === !told.requests,
        "botanicus-board-why-tracks": ({ points }) => points === told.tracks,
        "botanicus-board-why-prizes": ({ prizes }) =>
          prizes === player.prizes && !prizes === !told.prizes,
        "botanicus-board-why-animals": ({ animals }) =>
          !view.expert && animals === player.animals && !animals === !told.animals,
        "botanicus-board-why-freed": ({ animals, butterfly }) =>
          view.expert && animals === player.freed.length && (butterfly === "yes") === told.animals > 0, // prettier-ignore
        "botanicus-board-why-actions": ({ points }) => points === told.actions,
        "botanicus-board-why-coins": ({ coins }) =>
          coins === player.coins && told.coins === Math.floor(player.coins / 3),
        "botanicus-board-why-column": ({ best }) =>
          player.columns.some(
            ({ column }) =>
              planted(column).every(Boolean) &&
              planted(column)
                .toSorted()
                .includes(best as never),
          ),
        "botanicus-board-why-no-column": () =>
          player.columns.some(({ column }) => !planted(column).every(Boolean)),
      };
      const draw = () => botanicus.lines(scene, view);
      counted(draw(), scene.points, truths, labels, draw, { scene, player });
    }
  }
});

it("tells Arborea as it is", () => {
  const labels = /^(arborea-board-(part-|season-[A-Z]|creature-|counts-|habitat)|board-)/;
  for (const view of of<Arborea>("arborea")) {
    const seats = [...view.players.map(({ seat }) => seat), ...(view.result!.feronia ? [2] : [])];
    for (const scene of arborea.scenes(view.result!, seats)) {
      const hers = scene.kind === "feronia" ? scene.hers : null;
      const told = scene.kind === "feronia" ? null : scene.told;
      const player = view.players.find(({ seat }) => seat === scene.seat)!;
      const truths: Truths = {
        "arborea-board-why-biomes": ({ points }) => points === (told ?? hers)!.biomes,
        "arborea-board-why-borderlands": ({ points }) => points === told!.borderlands,
        "arborea-board-why-spirit": ({ captives, taken, left }) =>
          captives === told!.captives &&
          taken === player.spirit - told!.spirit_left &&
          (taken === 3 * told!.captives || told!.spirit_left === -8) &&
          left === String(told!.spirit_left).replace("-", "−"),
        "arborea-board-why-steps": ({
          steps,
          creatures,
          completed,
          pairs,
          waiting,
          all,
          difficulty,
        }) =>
          sum([steps, creatures, completed, pairs, waiting].map(Number)) === all &&
          all === hers!.steps_in_all &&
          Number(all) * Number(difficulty) + hers!.biomes === hers!.total,
        "arborea-board-season-told": ({ number, each, base, multiplier, most }) =>
          told!.seasons.some(
            (season) =>
              season.number === number &&
              season.each === each &&
              season.base === Math.min(8, season.number * season.each) &&
              season.base === base &&
              season.multiplier === multiplier &&
              season.points === Number(base) * Number(multiplier) &&
              (most === "yes") === season.number * season.each > 8,
          ),
        "arborea-board-worth-habitats": ({ count, each }) =>
          told!.creatures.some((worth) => worth.habitats === count && worth.each === each),
        "arborea-board-worth-lines": ({ count, each }) =>
          told!.creatures.some((worth) => worth.lines === count && worth.lines_each === each),
        "arborea-board-worth-water": ({ sum }) =>
          told!.creatures.some(
            ({ water, around, points }) =>
              water && around.includes("W") && points === 2 * worked(String(sum)),
          ),
      };
      const draw = () => arborea.lines(scene, view);
      if (draw().length) counted(draw(), scene.points, truths, labels, draw, { scene, player });
    }
  }
});

/** What “2 × 3 + 1 × 3” comes to. */
const worked = (text: string): number =>
  sum(
    text.split(" + ").map((part) =>
      part
        .split(" × ")
        .map(Number)
        .reduce((a, b) => a * b),
    ),
  );

/** An end, and the same with all seats level on points and on the first of what decides, and more. */
function withTies(view: View): { view: View; result: Standing }[] {
  const result = view.result! as Standing;
  const level = result.points.map(() => 7);
  const alike = result.breaks.map((_, at) => {
    const breaks = result.breaks.map((one, index) =>
      index < at ? { by: one.by, values: level } : one,
    );
    return { ...result, points: level, breaks, places: placesBy(breaks) };
  });
  const shared = [{ ...result, points: level, places: level.map(() => 1), breaks: [] }];
  return [result, ...alike, ...(words.has(`${view.game}-board-tie-shared`) ? shared : [])].map(
    (result) => ({ view, result }),
  );
}

function placesBy(breaks: Standing["breaks"]): number[] {
  const ahead = (mine: number, other: number) => {
    const by = breaks.find(({ values }) => values[mine] !== values[other]);
    return by ? by.values[other]! > by.values[mine]! : false;
  };
  return breaks[0]!.values.map(
    (_, mine, seats) => 1 + seats.filter((_, other) => ahead(mine, other)).length,
  );
}

it("tells every tie, and only ties", () => {
  const labels = /^(arboretum-)?board-story-/;
  for (const { view, result } of ends.flatMap(withTies)) {
    const { points, places } = result;
    const settled = new Map<string, string | null>();
    for (const tie of ties(result)) {
      for (const one of tie.seats)
        for (const other of tie.seats) {
          const [mine, theirs] = [one, other].map((seat) => tie.by?.values[seat - 1] ?? 0);
          if (one === other || (tie.by && mine === theirs)) continue;
          settled.set(`${one} ${other}`, tie.by?.by ?? null);
          expect(Math.sign(places[one - 1]! - places[other - 1]!)).toBe(Math.sign(theirs! - mine!));
        }
      const id = `${view.game}-board-tie-${tie.by?.by ?? "shared"}`;
      const order = tie.seats.map((seat) => (seat === view.you ? "you" : NAMES[seat]!));
      hear(
        () => tieTold(tie, view.game, reading(view.you)),
        {
          [id]: (said) =>
            tie.seats.every((seat) => points[seat - 1] === said.points) &&
            said.names === names(tie.seats, view.you) &&
            (!tie.by ||
              tie.seats.every((seat, at) =>
                String(said.figures).includes(
                  `${order[at]} ${String(tie.by!.values[seat - 1]).replace("-", "−")}`,
                ),
              )),
        },
        labels,
        tie,
      );
    }
    points.forEach((mine, one) =>
      points.forEach((theirs, other) =>
        expect(settled.has(`${one + 1} ${other + 1}`)).toBe(one !== other && mine === theirs),
      ),
    );
  }
});

it("has come across every reason there is", () => {
  const ids =
    /^((arboretum-)?board-(story|kind)-[\w-]+|topiary-board-told-[\w-]+|(botanicus|arborea)-board-why-[\w-]+|[\w-]+-tie-[\w-]+) =/gm;
  const files = ["arboretum", "topiary", "botanicus", "arborea"].map((game) =>
    readFileSync(`../src/parterre/words/en/${game}-board.ftl`, "utf8"),
  );
  const all = files.flatMap((text) => [...text.matchAll(ids)].map(([, id]) => id!));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((id) => !reached.has(id))).toEqual([]);
});
