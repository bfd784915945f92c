import type { Said } from "../../made/table";
import type { Cell, Place, Tile } from "./view";

const valueOf = ({ words }: Said, name: string): string => String(words?.values?.[name] ?? "");
const tells = ({ words }: Said, what: string): boolean => words?.id === `topiary-log-${what}`;

/** Who set the tiles that lie in the garden. */
export function settersIn(log: Said[]): Map<Cell, number> {
  const sets = log.filter((entry) => tells(entry, "set") && entry.seat !== null);
  return new Map(sets.map((entry) => [valueOf(entry, "cell"), entry.seat!]));
}

/** Where the others have stood and set since the reader's last answer; who watches sees the last turn. */
export function freshIn(log: Said[], you: number | null): Set<Cell | Place> {
  const since = log.findLastIndex((entry) =>
    you === null ? tells(entry, "visit") : entry.seat === you,
  );
  const news = log.slice(you === null ? Math.max(0, since) : since + 1);
  return new Set(
    news.flatMap((entry) => {
      if (tells(entry, "visit")) return [valueOf(entry, "place")];
      return tells(entry, "set") ? [valueOf(entry, "cell")] : [];
    }),
  );
}

/** The tile that the reader has just taken, until it or another one is set. */
export function takenIn(log: Said[], you: number | null): Tile | null {
  const last = log.findLast(({ words }) => words?.id.startsWith("topiary-log-"));
  if (!last || !tells(last, "turn") || last.words?.values?.seat !== you) return null;
  return valueOf(last, "card");
}
