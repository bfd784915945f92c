import type { GameFolder } from "../game";
import Art from "./Art.svelte";

/** Botanicus, as the site meets it. */
export default {
  Art,
  table: () => import("./table"),
} satisfies GameFolder;
