import type { Element } from "../made/core";
import { inRow } from "../words/words.svelte";

/** The ways in which an element of a box can be known, the surest first. */
export const WAYS = ["rulebook", "public", "inferred", "reconstructed", "corrected"] as const;

export interface Section {
  name: string;
  elements: Element[];
}

/** The elements under the first part of their ids; those without one are of the box as a whole. */
export function sections(elements: readonly Element[]): Section[] {
  const found = new Map<string, Element[]>();
  for (const element of elements) {
    const name = element.id.includes(".") ? element.id.slice(0, element.id.indexOf(".")) : "";
    if (!found.has(name)) found.set(name, []);
    found.get(name)!.push(element);
  }
  return [...found].map(([name, inside]) => ({ name, elements: inside }));
}

/** How many elements are known in each way that occurs. */
export function counts(elements: readonly Element[]): { way: string; count: number }[] {
  return WAYS.map((way) => ({
    way,
    count: elements.filter((element) => element.known === way).length,
  })).filter(({ count }) => count > 0);
}

/** A value of a box as text. */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return inRow(value.map(shown));
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, inner]) => [key, shown(inner)].join(": "))
      .join(" · ");
  return String(value as string | number | boolean);
}
