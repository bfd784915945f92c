import { createContext } from "svelte";

/** What a line of the log is about, lit on the table while one looks at the line. */
export interface Light {
  /** Lights things while one looks; nothing puts it out. */
  look(where: string[] | null): void;
  /** Goes where they lie. */
  go(where: string[]): void;
}

export const [lightHere, provideLight] = createContext<Light>();
