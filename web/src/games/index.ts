import type { Component } from "svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { Shown } from "../table/stage.svelte";
import Arborea from "./arborea/Board.svelte";
import * as arborea from "./arborea/flights";
import { stepsShown } from "./arborea/replay";
import Arboretum from "./arboretum/Board.svelte";
import * as arboretum from "./arboretum/flights";
import Botanicus from "./botanicus/Board.svelte";
import * as botanicus from "./botanicus/flights";
import Topiary from "./topiary/Board.svelte";
import * as topiary from "./topiary/flights";

/** What a game brings to the table page. */
export interface GameBoard {
  Board: Component<{ sitting: Sitting }>;
  hiddenFlights: Shown["unnamed"];
  steps?: Shown["steps"];
}

export const BOARDS: Record<string, GameBoard> = {
  arborea: { Board: Arborea, hiddenFlights: arborea.hiddenFlights, steps: stepsShown },
  arboretum: { Board: Arboretum, hiddenFlights: arboretum.hiddenFlights },
  botanicus: { Board: Botanicus, hiddenFlights: botanicus.hiddenFlights },
  topiary: { Board: Topiary, hiddenFlights: topiary.hiddenFlights },
};

export const shown: Shown = {
  unnamed: (update, before) => BOARDS[update.game]?.hiddenFlights(update, before) ?? [],
  steps: (update, before) => BOARDS[update.game]?.steps?.(update, before) ?? [],
};
