import type { Does } from "./view";

/** One drawing of an action and the figure beside it. */
export interface Drawn {
  symbol: string;
  figure: string;
}

/** What an action draws: `plant I II` is two plants, `water 2` a can and a figure. */
export function drawnOf(does: Does, shape: "round" | "square" = "round"): Drawn[] {
  const [word, ...rest] = does.split(" ");
  if (word === "plant") return rest.map((level) => ({ symbol: level, figure: level }));
  if (word === "prize") return [{ symbol: `prize-${shape}`, figure: "" }];
  if (word === "pole")
    return [
      { symbol: "pole", figure: "" },
      { symbol: "coin", figure: "3" },
    ];
  return [{ symbol: word!, figure: rest[0] ?? "" }];
}

/** The shape of a track's prizes. */
export const shapeOf = (space: string): "round" | "square" =>
  space.startsWith("S") ? "square" : "round";
