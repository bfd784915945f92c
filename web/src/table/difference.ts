import type { Difference, Update } from "../made/server";

/** What a line was told before, brought up to date: what a difference leaves out is as it was. */
export function upToDate(before: Update, told: Difference): Update {
  const { n, turn, undo, thinking, said = [], choices, seats, again } = told;
  let view = before.view;
  for (const [where, value] of Object.entries(told.view ?? {}))
    view = put(view, where.split("."), value);
  return {
    ...before,
    n,
    turn,
    undo,
    thinking,
    said,
    view,
    choices: choices ?? before.choices,
    seats: seats ?? before.seats,
    again: again ?? before.again,
  };
}

/** The same with one part replaced; every other part stays the very same. */
function put<T>(whole: T, [name, ...inside]: string[], value: unknown): T {
  if (name === undefined) return value as T;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<
    string,
    unknown
  >;
  copy[name] = put(copy[name], inside, value);
  return copy as T;
}
