import type { GameFolder } from "../game";
import Art from "./Art.svelte";

/** Arborea, as the site meets it. */
export default {
  Art,
  table: () => import("./table"),
} satisfies GameFolder;
