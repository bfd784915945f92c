import { afterEach, expect, test, vi } from "vitest";
import { askHint } from "../src/api";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An answer that never comes, until whoever asked stops waiting for it. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error("stopped waiting"))),
  );

/** Waits as a person would, in a moment: the limit passes as soon as something was asked. */
function hurry(): () => number {
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1);
    return controller.signal;
  });
  return () => limit.mock.calls[0]?.[0] ?? Infinity;
}

test.each(["the answer", "its body"])("nobody waits for ever for %s", async (what) => {
  const waited = hurry();
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) =>
    what === "the answer" ? never(signal) : { ok: true, json: () => never(signal) },
  );
  await expect(askHint("abc", "key", 3)).rejects.toMatchObject({
    status: 0,
    refusal: { id: "site-unreachable" },
  });
  expect(waited()).toBeLessThanOrEqual(60_000);
});
