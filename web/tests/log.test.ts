import { beforeEach, expect, it, vi } from "vitest";
import type { View } from "../src/games/botanicus/view";
import type { Said } from "../src/made/table";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });

const { settings } = await import("../src/settings.svelte");
const { entries, lines, spoken } = await import("../src/table/log");
const { before: put, languages } = await import("../src/words/languages");
const { capital } = await import("../src/table/sentences");
const { textOf, thing } = await import("../src/words/words.svelte");
const { everythingHeard } = await import("./heard");
await everythingHeard();
const arboretum = (await import("../src/games/arboretum/log")).toldIn("2015");
const arborea = (await import("../src/games/arborea/log")).toldIn({
  frog: { en: "Toad", fr: "Crapaud" },
  "TL+": { en: "Larch", fr: "Mélèze" },
});
const botanicus = (await import("../src/games/botanicus/log")).toldIn({
  cards: {},
  tracks: [],
  players: [
    {
      tiles: [
        { tile: "R4", plants: ["I", "III", "III"], points: 11 },
        { tile: "R9", plants: ["II", "IV"], points: 12 },
      ],
      rows: [],
      offered: [],
    },
  ],
} as unknown as View);
const topiary = (await import("../src/games/topiary/log")).toldIn({});

const NAMES = ["Ana", "Bruno", "Inès"];
const nameOf = (seat: number) => NAMES[seat - 1]!;
const called = (seat: number) =>
  seat === 1 ? (settings.lang === "fr" ? "Vous" : "You") : nameOf(seat);
const reader = { you: 1, nameOf, called };

let n = 0;
const said = (
  seat: number | null,
  id: string,
  values: Record<string, string | number> = {},
): Said => ({
  n: ++n,
  seat,
  action: "…",
  words: { id, values },
});

function read(log: Said[], told = arboretum): string[] {
  return lines(entries(log, reader, told), reader).map(({ pieces }) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""),
  );
}

const turn = (seat: number, seen: boolean) => [
  said(seat, "arboretum-log-draw-deck"),
  seen
    ? said(null, "arboretum-log-drawn", { seat, card: "K3" })
    : said(null, "arboretum-log-drawn-hidden", { seat }),
  said(seat, "arboretum-log-draw-pile", { card: "J5", owner: 3, own: "no" }),
  said(seat, "arboretum-log-plant", { card: "J5", x: 0, y: 0 }),
  said(seat, "arboretum-log-discard", { card: "C1" }),
];

beforeEach(() => {
  settings.lang = "en";
});

it("tells a turn in one line, made of what came with each entry", () => {
  const deal = said(null, "arboretum-log-deal", { seat: 1, card: "W8" });
  expect(read([deal, ...turn(1, true), ...turn(2, false)])).toEqual([
    "You draw Oak 3 from the deck, take Jacaranda 5 from Inès’s pile, plant Jacaranda 5 and discard Cassia 1",
    "Bruno draws from the deck, takes Jacaranda 5 from Inès’s pile, plants Jacaranda 5 and discards Cassia 1",
  ]);
});

it("says once what was done twice, and whose pile is yours", () => {
  const hidden = said(null, "arboretum-log-drawn-hidden", { seat: 2 });
  expect(read([hidden, { ...hidden, n: ++n }])).toEqual(["Bruno draws from the deck twice"]);
  const mine = said(2, "arboretum-log-draw-pile", { card: "J5", owner: 1, own: "no" });
  expect(read([mine])).toEqual(["Bruno takes Jacaranda 5 from your pile"]);
});

it("speaks French to a French reader, with its elisions", () => {
  settings.lang = "fr";
  expect(read([...turn(1, true), ...turn(2, false)])).toEqual([
    "Vous piochez Chêne 3, prenez Jacaranda 5 dans la défausse d’Inès, plantez Jacaranda 5 et défaussez Cassia 1",
    "Bruno pioche, prend Jacaranda 5 dans la défausse d’Inès, plante Jacaranda 5 et défausse Cassia 1",
  ]);
});

it("begins a line where a turn of the same seat begins, and tells what nobody did", () => {
  const log = [
    said(null, "topiary-log-leave", { species: "P" }),
    said(null, "topiary-log-centre", { card: "T3" }),
    said(2, "topiary-log-keep-hidden", { count: 3 }),
    said(2, "topiary-log-visit", { place: "c1>S" }),
    said(2, "topiary-log-take", { cell: "c2" }),
    said(null, "topiary-log-turn-hidden", { seat: 2 }),
    said(2, "topiary-log-set", { card: "W2", cell: "c2" }),
  ];
  expect(read(log, topiary)).toEqual([
    "Pyramid stays in the box",
    "T-Rex 3 is turned up in the centre",
    "Bruno keeps 3 tiles and passes the others on",
    "Bruno stands at c1 looking south, takes the tile at c2 and sets Whale 2 at c2",
  ]);
});

it("calls things of Arborea as a corrected box does", () => {
  const log = [
    said(2, "arborea-log-invite", { creature: "frog" }),
    said(2, "arborea-log-settle", { creature: "owl", cell: "0,0" }),
    said(2, "arborea-log-give", { area: "TL+" }),
  ];
  expect(read(log, arborea)).toEqual([
    "Bruno invites Toad, settles Owl and gives a gift to the sage of Larch",
  ]);
  settings.lang = "fr";
  expect(read(log.slice(0, 1), arborea)).toEqual(["Bruno invite Crapaud"]);
});

it("reads each entry out by itself", () => {
  const all = entries(turn(2, false), reader, arboretum);
  expect(all.map((entry) => spoken(entry, reader)).at(-1)).toBe("Bruno discards Cassia 1");
  expect(all.map(({ phrase }) => textOf(phrase))[0]).toBe("draws from the deck");
});

it.each([
  ["Inès", "d’"],
  ["Éric", "d’"],
  ["Hélène", "d’"],
  ["Yves", "d’"],
  ["Œdipe", "d’"],
  ["Yann", "de "],
  ["Bruno", "de "],
  ["Chloé", "de "],
])("says %s after %s", (name, before) => {
  expect(put(name, languages.get("fr")!.prefixes!.DE!)).toBe(before);
});

it("names the tiles of Botanicus by what they show, shortly, for there are five", () => {
  const assigned = [said(1, "botanicus-log-assign", { names: "R4, R9" })];
  expect(read(assigned, botanicus)).toEqual([
    "You assign I·III·III (11) and II·IV (12) to your rows, from the top",
  ]);
  settings.lang = "fr";
  expect(read(assigned, botanicus)).toEqual([
    "Vous attribuez I·III·III (11) et II·IV (12) à vos lignes, de haut en bas",
  ]);
});

it("tells what came of a turn below its line, and where it was", () => {
  const told = {
    ...arboretum,
    opens: ["arboretum-log-drawn-hidden"],
    where: ({ values }: { values?: Record<string, string | number> }) =>
      values?.card ? [`[data-card="${values.card}"]`] : [],
  };
  const came = { id: "arboretum-log-plant", values: { card: "K3" } };
  const next = { id: "arboretum-log-drawn-hidden", values: { seat: 2 } };
  const all = [
    {
      ...said(2, "arboretum-log-discard", { card: "C1" }),
      words: {
        id: "arboretum-log-discard",
        values: { card: "C1" },
        then: [came, next, came],
      },
    },
  ];
  const made = lines(entries(all, reader, told), reader);
  const text = (pieces: (typeof made)[0]["pieces"]) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
  expect(made.map(({ seat, pieces, under }) => [seat, text(pieces), under.map(text)])).toEqual([
    [2, "Bruno discards Cassia 1", ["Plants Oak 3"]],
    [null, "Draws from the deck", ["Plants Oak 3"]],
  ]);
  expect(made.map(({ where }) => where)).toEqual([
    ['[data-card="C1"]', '[data-card="K3"]'],
    ['[data-card="K3"]'],
  ]);
  expect(spoken(entries(all, reader, told)[0]!, reader)).toBe(
    "Bruno discards Cassia 1. Plants Oak 3",
  );
});

it("begins what nobody did with a large letter, also where a card is drawn first", () => {
  const told = `${thing("card", "R05", "la carte rouge 5")} est complétée`;
  expect(textOf(capital(told))).toBe("La carte rouge 5 est complétée");
});
