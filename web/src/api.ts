import type {
  BoxChecked,
  BoxTold,
  GameOffered,
  HintTold,
  Named,
  NewKey,
  NewTable,
  RefusalTold,
  Refusing,
  RulesText,
  TableAgain,
  TableMade,
  Update,
} from "./made/server";
import type { Record as GameRecord } from "./made/table";

/** A refusal of the site, or one that the client words itself. */
export type Refusal = Partial<RefusalTold> & Pick<RefusalTold, "id">;

/** A refusal of the site, with the sentence it gave. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence ?? refusal.id);
  }
}

/** Why a table is refused that has ended because its rules are not played any more. */
export const RULES_GONE = "table-rules-gone";

/** How many milliseconds an answer may take; a hint says sooner that it does not come. */
const PATIENCE = 45_000;

async function ask<T>(path: string, token?: string | null, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const signal = AbortSignal.timeout(PATIENCE);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    answer = await response.json().catch(() => signal.throwIfAborted());
  } catch {
    throw new Refused(0, { id: "site-unreachable" });
  }
  if (!response.ok) {
    const error = (answer as Partial<Refusing> | null)?.error;
    throw new Refused(response.status, error ?? { id: "site-unexpected" });
  }
  return answer as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const games = (lang: string) => ask<GameOffered[]>(`/api/games?lang=${lang}`);
export const createTable = (asked: NewTable) => ask<TableMade>("/api/tables", null, asked);
export const readTable = (table: string, token: string | null) => ask<Update>(at(table), token);
export const giveName = (table: string, token: string, name: string) =>
  ask<Named>(`${at(table)}/name`, token, { name });
export const layAgain = (table: string, token: string, order: NewTable["order"]) =>
  ask<TableAgain>(`${at(table)}/again`, token, { order });
export const renewKey = (table: string, token: string) =>
  ask<NewKey>(`${at(table)}/key`, token, {});
export const askHint = (table: string, token: string | null, n: number) =>
  ask<HintTold>(`${at(table)}/hint`, token, { n });
export const record = (table: string, token: string | null) =>
  ask<GameRecord>(`${at(table)}/record`, token);
export const rules = (game: string, lang: string) =>
  ask<RulesText>(`/api/rules/${encodeURIComponent(game)}?lang=${lang}`);
const boxOf = (game: string) => `/api/components/${encodeURIComponent(game)}`;
export const components = (game: string, lang: string) =>
  ask<BoxTold>(`${boxOf(game)}?lang=${lang}`);
export const tableBox = (table: string, lang: string) =>
  ask<BoxTold>(`${at(table)}/box?lang=${lang}`);
export const checkBox = (game: string, file: string, text: string, lang: string) =>
  ask<BoxChecked>(`${boxOf(game)}?lang=${lang}`, null, { file, text });
export const shippedFile = (game: string, lang: string) => `${boxOf(game)}/file?lang=${lang}`;
