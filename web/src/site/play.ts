import { createTable } from "../api";
import { memory } from "../memory.svelte";
import { place } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { SeatAsked, TableAsked, TableMade } from "../wire";

export function you(): SeatAsked {
  return settings.name ? { kind: "person", name: settings.name } : { kind: "person" };
}

/** Lays a table and remembers it; persons sit at this device, open seats get links. */
export async function lay(asked: TableAsked): Promise<TableMade> {
  const made = await createTable(asked);
  const mine = made.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);
  memory.add(made, asked.game, mine, asked);
  return made;
}

export async function layAndGo(asked: TableAsked): Promise<void> {
  const made = await lay(asked);
  place.go(`/t/${made.table}`);
}

/** The same table once more; a table that came by link cannot be laid again from here. */
export async function playAgain(table: string): Promise<void> {
  const asked = memory.find(table)?.asked;
  if (asked) await layAndGo(asked);
  else place.go("/");
}

export const linkOf = (table: string, token: string) =>
  `${location.origin}/t/${table}#${encodeURIComponent(token)}`;
