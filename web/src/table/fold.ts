import type { Said } from "../made/table";

/** The entries that still stand: an undo takes its seat's last one back. */
export function fold(log: Said[], said: Said[]): Said[] {
  const folded = [...log];
  for (const entry of said) {
    if (folded.some((known) => known.n === entry.n)) continue;
    if (entry.action === "undo") folded.pop();
    else folded.push(entry);
  }
  return folded;
}
