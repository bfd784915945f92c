import type { Option } from "./view";

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** The thing on the table that a sentence is about, and that a click on it names. */
export function wordOf({ action, shows }: Option): string {
  switch (shows.kind) {
    case "place":
      return `in:${shows.track}`;
    case "advance":
      return `on:${shows.track}`;
    case "ask":
      return `at:${shows.track}${shows.walked}`;
    case "leave":
    case "return":
    case "activate":
      return shows.trail;
    case "take":
    case "complete":
      return shows.card;
    case "invite":
      return shows.creature;
    case "give":
      return `sage:${shows.area}`;
    case "reward":
      return `reward:${shows.number}`;
    case "settle":
    case "free":
      return `x:${cellKey(shows.x, shows.y)}`;
    default:
      return action;
  }
}
