import type { Said } from "../../wire";

export interface Turn {
  n: number;
  seat: number;
  kept: string[] | null;
  place: string | null;
  took: string | null;
  found: string | null;
  set: string | null;
  stayed: boolean;
}

/** The entries as turns: where a visitor was placed, what was taken and what was set. */
export function turns(log: Said[]): Turn[] {
  const found: Turn[] = [];
  for (const { n, seat, action } of log) {
    const [verb, ...what] = action.split(" ");
    const last = found.at(-1);
    const begin = (): Turn => ({
      n,
      seat: seat ?? 0,
      kept: null,
      place: null,
      took: null,
      found: null,
      set: null,
      stayed: false,
    });
    if (verb === "keep") found.push({ ...begin(), kept: what });
    else if (verb === "visit") found.push({ ...begin(), place: what[0]! });
    else if (!last) continue;
    else if (verb === "take") last.took = what[0]!;
    else if (verb === "deal" && last.took) last.found = what[0] === "?" ? null : what[0]!;
    else if (verb === "set") last.set = what[0]!;
    else if (verb === "stay") last.stayed = true;
  }
  return found;
}
