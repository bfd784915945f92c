import type { Component } from "svelte";
import type { NewTable } from "../made/server";
import type { Sitting } from "../table/sitting.svelte";
import type { Shown } from "../table/stage.svelte";

/** What the site needs of a game before anybody plays it: the door of its folder. */
export interface GameFolder {
  /** The picture on its card. */
  Art: Component;
  /** Drawings that the picture is made of, where it has none of its own. */
  drawings?: string;
  /** Everything else, fetched when it is wanted. */
  table: () => Promise<{ default: GameTable }>;
}

/** What a game brings to a table. */
export interface GameTable {
  Board: Component<{ sitting: Sitting }>;
  hiddenFlights: Shown["unnamed"];
  steps?: Shown["steps"];
  /** The keys of its board, and the message that says what each does. */
  keys: [key: string, does: string][];
  /** Drawings that are put into the page once, so that everything can point at them. */
  drawings?: string;
  /** One of many that a table may choose, drawn. */
  Code?: Component<{ code: string; options: NewTable["options"] }>;
}
