import type { GameOffered, Refusal, TableAsked, TableMade, Update } from "./wire";

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
  clauses: Clause[];
}
export interface BoxElement {
  id: string;
  what: string;
  value: unknown;
  known: string;
  source: string;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = () => ask<GameOffered[]>("/api/games");
export const createTable = (asked: TableAsked) => ask<TableMade>("/api/tables", null, asked);
export const readTable = (table: string, token: string | null) => ask<Update>(at(table), token);
export const giveName = (table: string, token: string, name: string) =>
  ask<unknown>(`${at(table)}/name`, token, { name });
export const record = (table: string, token: string | null) =>
  ask<unknown>(`${at(table)}/record`, token);
export const rules = (game: string, lang: string) =>
  ask<Rules>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);
export const components = (game: string, lang: string) =>
  ask<{ elements: BoxElement[] }>(`/api/components/${encodeURIComponent(game)}?lang=${lang}`);
