import { record } from "../api";

/** Hands the record of a table to the browser as a file. */
export async function saveRecord(table: string, token: string | null): Promise<void> {
  const kept = await record(table, token);
  const link = document.createElement("a");
  const text = JSON.stringify(kept, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${kept.game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
