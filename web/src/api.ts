import type {
  Components,
  GameOffered,
  HintTold,
  Refusal,
  TableAgain,
  TableAsked,
  TableMade,
  Update,
} from "./wire";

/** A refusal of the site, with the sentence it gave. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence ?? refusal.id);
  }
}

async function ask<T>(path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { id: "site-unreachable" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as { error?: Refusal } | null)?.error;
    throw new Refused(response.status, error ?? { id: "site-unexpected" });
  }
  return answer as T;
}

export interface Clause {
  number: string;
  title?: string;
  text: string;
}
export interface Rules {
  title: string;
  intro: string;
  clauses: Clause[];
}
export interface BoxElement {
  id: string;
  what: string;
  value: unknown;
  known: string;
  source: string;
}
/** An element that a corrected box makes different, value by value. */
export interface Correction {
  id: string;
  what: string;
  values: { key: string; before: unknown; after: unknown }[];
}
export interface Box {
  game: string;
  elements: BoxElement[];
  corrected: Correction[];
}
/** What the site says of a corrected file: what it changes, or everything that is wrong. */
export interface BoxChecked {
  ok: boolean;
  mistakes: Refusal[];
  /** How many mistakes there are besides those told. */
  more: number;
  changes?: Components;
  corrected?: Correction[];
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameOffered[]>("/api/games");
export const createTable = (asked: TableAsked) => ask<TableMade>("/api/tables", null, asked);
export const readTable = (table: string, token: string | null) => ask<Update>(at(table), token);
export const giveName = (table: string, token: string, name: string) =>
  ask<unknown>(`${at(table)}/name`, token, { name });
export const layAgain = (table: string, token: string, order: TableAsked["order"]) =>
  ask<TableAgain>(`${at(table)}/again`, token, { order });
export const renewKey = (table: string, token: string) =>
  ask<{ seat: number; token: string }>(`${at(table)}/key`, token, {});
export const askHint = (table: string, token: string | null, n: number) =>
  ask<HintTold>(`${at(table)}/hint`, token, { n });
export const record = (table: string, token: string | null) =>
  ask<unknown>(`${at(table)}/record`, token);
export const rules = (game: string, lang: string) =>
  ask<Rules>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);
const boxOf = (game: string) => `/api/components/${encodeURIComponent(game)}`;
export const components = (game: string, lang: string) => ask<Box>(`${boxOf(game)}?lang=${lang}`);
export const tableBox = (table: string, lang: string) => ask<Box>(`${at(table)}/box?lang=${lang}`);
export const checkBox = (game: string, file: string, text: string, lang: string) =>
  ask<BoxChecked>(`${boxOf(game)}?lang=${lang}`, null, { file, text });
export const shippedFile = (game: string) => `${boxOf(game)}/file`;
