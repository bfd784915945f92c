import type { Told } from "../../table/log";
import { capital } from "../../table/sentences";
import type { Words } from "../../made/core";
import type { Said } from "../../made/table";
import { has, say, thing } from "../../words/words.svelte";
import { spelled } from "./asked";
import { cardName } from "./names";
import type { Renamed } from "./view";

// What lies open from the first turn on, what changes nothing, and what the next line says anyway.
const SILENT = [
  "arborea-log-section",
  "arborea-log-season",
  "arborea-log-tile",
  "arborea-log-open",
  "arborea-log-stay",
  "arborea-log-stay-until",
  "arborea-log-stay-swap",
  "arborea-log-ask",
  "arborea-log-pass",
  "arborea-then-turn",
  "arborea-then-home",
  "arborea-feronia-turn",
  "arborea-feronia-home",
  "arborea-feronia-ignored",
];

/** What the log of Arborea draws: cards; the rest is said in words, those of a corrected box. */
export const toldIn = (renamed: Renamed): Told => ({
  opens: ["arborea-log-place", "arborea-log-advance", "arborea-log-solo"],
  silent: SILENT,
  where,
  values(values) {
    const words = spelled(values, renamed);
    for (const name of ["card", "component"]) {
      const key = String(values[name] ?? "");
      if (/^[RYBP]\d\d$/.test(key)) words[name] = thing("card", key, cardName(key));
    }
    return words;
  },
});

/** Where on the table a message happens; a seat's own ground for what is laid or settled there. */
export function where({ id, values = {} }: Words, seat: number | null): string[] {
  const { trail, track, creature, biome, card, season, area, cell } = values;
  if (cell !== undefined) return [`[data-land="${values.seat ?? seat}"]`];
  if (trail) return [`[data-trail="${trail}"]`];
  if (track) return [`[data-strip="${track}"]`];
  if (creature) return [`[data-column="${creature}"]`];
  if (biome) return [`[data-biome="${biome}"]`];
  if (area) return [`[data-sage="${area}"]`];
  if (season) return [`[data-season="${season}"]`];
  const lies = String(card ?? values.component ?? "");
  if (/^[RYBP]\d\d$/.test(lies)) return [`[data-held="${lies}"]`, `[data-top="${lies}"]`];
  if (id.endsWith("-sun")) return ["[data-sun]"];
  if (id.endsWith("-renew")) return ["#arborea-board-biomes"];
  if (id.startsWith("arborea-feronia-") || id === "arborea-log-solo") return ["[data-her]"];
  return [];
}

/** What Feronia did in one of her turns, message by message. */
export function herMessages(log: Said[]): Words[] {
  const messages = log.flatMap(({ seat, words }): Words[] => [
    ...(words && seat === null ? [{ id: words.id, values: words.values }] : []),
    ...(words?.then ?? []),
  ]);
  const begins = messages.findLastIndex(({ id }) => id === "arborea-feronia-turn");
  if (begins < 0) return [];
  const after = messages.slice(begins + 1);
  const ends = after.findIndex(({ id }) => id === "arborea-then-turn");
  return after.slice(0, ends < 0 ? after.length : ends);
}

// Each begins a step of her turn; what follows it belongs to it.
const BEGINS = [
  "arborea-feronia-walk",
  "arborea-feronia-complete",
  "arborea-feronia-marker",
  "arborea-feronia-renew",
];

/** Messages as the steps of a turn: placing, each walk, the card, the biomes and the tracks. */
export function stepsOf(messages: Words[]): Words[][] {
  const steps: Words[][] = [];
  let [spent, ended] = [[] as Words[], false];
  for (const message of messages) {
    // What is spent on a card is told before the card.
    if (message.id === "arborea-then-spent") spent.push(message);
    else {
      const ends = message.id === "arborea-then-advance" || message.id === "arborea-feronia-renew";
      const begins = ends ? !ended : BEGINS.includes(message.id);
      if (begins || !steps.length) steps.push([]);
      steps.at(-1)!.push(message, ...spent);
      spent = [];
      ended ||= ends;
    }
  }
  return steps;
}

/** One message of Feronia's turn in words, or nothing where it need not be told. */
export function told({ id, values }: Words, renamed: Renamed): string {
  const said = has(id) && !SILENT.includes(id) && id !== "arborea-log-top";
  if (!said) return "";
  const phrase = say(id, spelled({ ...values, you: "no" }, renamed));
  return id === "arborea-log-solo" ? `Feronia ${phrase}` : capital(phrase);
}

/** What others have placed, moved and turned up since the reader's own last answer. */
export function freshIn(log: Said[], you: number | null): Set<string> {
  const found = new Set<string>();
  const own = log.findLastIndex(({ seat }) => seat !== null && seat === you);
  // What followed from the reader's own answer is others' doing once it is told as theirs.
  log.slice(Math.max(0, own)).forEach(({ seat, words }, at) => {
    const theirs = (one: Words) => (one.values?.seat ?? seat) !== you;
    for (const one of words ? [...(at || own < 0 ? [words] : []), ...(words.then ?? [])] : [])
      if (theirs(one)) note(one, found);
  });
  return found;
}

function note({ id, values = {} }: Words, found: Set<string>): void {
  const { trail, track, creature, biome, card, component } = values;
  if (/-leave(-forced)?$/.test(id)) found.add(String(trail));
  else if (/-place(-again|-more)?$/.test(id)) found.add(`${track}4`);
  else if (id.endsWith("-advance")) {
    // Whoever was placed there has moved on with the track.
    for (const one of [...found])
      if (new RegExp(`^${track}\\d+$`).test(one)) {
        found.delete(one);
        found.add(`${track}${Number(one.slice(2)) + Number(values.count ?? 1)}`);
      }
  } else if (id.endsWith("-attract")) found.add(String(creature));
  else if (id.endsWith("-biome")) found.add(`biome:${biome}`);
  else if (id === "arborea-log-top") found.add(String(component ?? card));
}
