import type { Unnamed } from "../../table/flight";

/** Nothing hidden travels in Arborea: what is drawn is open at once. */
export const hiddenFlights = (): Unnamed[] => [];
