import { createTable, layAgain } from "../api";
import { memory, type KnownTable } from "../memory.svelte";
import { place } from "../router.svelte";
import { settings } from "../settings.svelte";
import type { AskedSeat, NewTable, TableMade } from "../made/server";

export function you(): AskedSeat {
  const name = settings.name.trim();
  return name ? { kind: "person", name } : { kind: "person" };
}

/** Lays a table and remembers it; persons sit at this device, open seats get links. */
export async function lay(asked: NewTable): Promise<TableMade> {
  const made = await createTable(asked);
  const mine = made.seats.filter((seat) => seat.kind === "person").map((seat) => seat.seat);
  memory.add(made, asked.game, mine, asked.order);
  return made;
}

export async function layAndGo(asked: NewTable): Promise<void> {
  const made = await lay(asked);
  place.go(`/t/${made.table}`);
}

/**
 * The same table once more for everybody who sat at it: laid now, or by somebody else before.
 * Whoever lays it has the links of those who may not be there any more.
 */
export async function playAgain({ table, game, mine, order }: KnownTable): Promise<void> {
  let laid = "";
  for (const token of Object.values(mine)) {
    const told = await layAgain(table, token, order ?? "lot");
    laid = told.table;
    if (told.seats.length) {
      const own = told.seats.filter(({ asked }) => asked && asked in mine).map(({ seat }) => seat);
      memory.add(told, game, own, order);
      break;
    }
    if (!(told.seat in (memory.find(laid)?.mine ?? {}))) memory.take(laid, game, told.seat, token);
  }
  place.go(`/t/${laid}`);
  if (Object.keys(memory.find(laid)?.invited ?? {}).length) place.open("links");
}

export const linkOf = (table: string, token: string) =>
  `${location.origin}/t/${table}#${encodeURIComponent(token)}`;
