import { fresh } from "./fresh";

const KEY = "parterre.device";

/** This device's own random name: a seat that is opened under two of them was opened twice. */
export const device = known() ?? kept(fresh());

function known(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function kept(name: string): string {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A private window may keep nothing: it is another device at each visit.
  }
  return name;
}
