import type { Said } from "../../wire";

export interface Turn {
  n: number;
  seat: number;
  draws: { from: number | null; card: string | null }[];
  plant: string | null;
  discard: string | null;
}

/** The entries as turns: what each seat drew, planted and put away. */
export function turns(log: Said[]): Turn[] {
  const found: Turn[] = [];
  for (const { n, seat, action, words } of log) {
    const [verb, what = ""] = action.split(" ");
    const last = found.at(-1);
    if (seat === null) {
      const draw = last?.draws.at(-1);
      if (verb === "deal" && draw && draw.from === null && !last?.plant)
        draw.card = what === "?" ? null : what;
      continue;
    }
    const turn: Turn =
      last && last.seat === seat && !last.discard
        ? last
        : { n, seat, draws: [], plant: null, discard: null };
    if (turn !== last) found.push(turn);
    if (verb === "draw") {
      const card = typeof words?.values?.card === "string" ? words.values.card : null;
      const pile = what === "pile" ? Number(action.split(" ")[2]) : null;
      turn.draws.push({ from: pile, card });
    } else if (verb === "plant") turn.plant = what;
    else if (verb === "discard") turn.discard = what;
  }
  return found;
}

/** The cards a seat drew in the turn that is still going on. */
export function freshCards(log: Said[], seat: number | null): Set<string> {
  const last = turns(log).at(-1);
  if (!last || last.seat !== seat || last.discard) return new Set();
  return new Set(last.draws.flatMap((draw) => (draw.card ? [draw.card] : [])));
}
