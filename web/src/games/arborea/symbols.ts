import type { Symbol } from "./view";

/** One drawing of a symbol and the figure beside it. */
export interface Drawn {
  mark: string;
  figure: string;
  /** A second drawing, where one thing becomes another. */
  to?: string;
  stamp?: boolean;
}

const PLAIN: Record<string, string> = {
  TY: "young",
  TV: "veteran",
  PV: "place",
  ADV: "advance",
  CARD: "card",
  REFRESH: "refresh",
  INV: "invite",
  SAGE: "sage",
  GIFT: "gift",
};

/** What stands for a sage: what its trails are about. */
const SAGES: Record<string, string> = {
  "TL+": "T",
  "TL-": "M",
  "TR+": "card",
  "TR-": "W",
  "BL+": "F",
  "BL-": "G",
  "BR+": "P",
  "BR-": "invite",
};

export const sageMark = (area: string): string => SAGES[area]!;

/** What a symbol draws: `S-1` is a flame and a figure, `ATT:OWL` an owl on a stamp. */
export function drawnOf(symbol: Symbol): Drawn {
  const [word, what] = symbol.split(":") as [string, string | undefined];
  if (/^[TMFGPWR]$/.test(symbol)) return { mark: symbol, figure: "" };
  if (/^S[+-]\d+$/.test(symbol))
    return { mark: "spirit", figure: symbol.slice(1).replace("-", "−") };
  if (symbol.startsWith("RP")) return { mark: "points", figure: symbol.slice(2) };
  if (word === "ATT") return { mark: what!.toLowerCase(), figure: "", stamp: true };
  if (word === "SEASON") return { mark: what!, figure: "" };
  if (word === "CONV") return { mark: what!.charAt(0), figure: "", to: what!.charAt(2) };
  if (word === "GIFT" && what) return { mark: "gift", figure: "", to: SAGES[what] };
  return { mark: PLAIN[word] ?? "points", figure: "" };
}
