import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../src/made/server";

/** A line's other end, and the network between: what a test does with it is all that happens. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = Socket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; have?: number; id?: string }[] = [];

  constructor() {
    made.push(this);
    if (answers) setTimeout(() => this.accept(), delay);
  }

  accept(): void {
    if (this.readyState !== Socket.CONNECTING) return;
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    const frame = JSON.parse(text) as (typeof this.sent)[number];
    this.sent.push(frame);
    if (!answers) return;
    if (frame.type === "hello") setTimeout(() => this.tell("update"), delay);
    if (frame.type === "ping") setTimeout(() => this.tell("pong"), delay);
  }

  tell(type: string, more: object = {}): void {
    if (this.readyState === Socket.OPEN)
      this.onmessage?.({ data: JSON.stringify({ type, n, error: {}, id: null, ...more }) });
  }

  close(): void {
    this.readyState = Socket.CLOSED;
  }

  /** The other end closes it. */
  end(code = 1006): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code });
  }

  pings(): number {
    return this.sent.filter(({ type }) => type === "ping").length;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const shown = Object.assign(new EventTarget(), {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  setTimeout: (then: () => void, time: number) => {
    const due = performance.now() + time;
    return setTimeout(then, Math.ceil(due / throttle) * throttle - performance.now());
  },
});
const net = { onLine: true, language: "en" };
vi.stubGlobal("window", shown);
vi.stubGlobal("document", page);
vi.stubGlobal("navigator", net);
vi.stubGlobal("location", { protocol: "http:", host: "here" });
vi.stubGlobal("WebSocket", Socket);

const { Live } = await import("../src/table/live.svelte");
const { LONGEST_PATIENCE, PATIENCE, QUIET } = await import("../src/table/pulse");

let made: Socket[];
/** Whether the other end hears anything, how long a word takes, and how far the table is. */
let answers: boolean;
let delay: number;
let n: number;
/** How seldom the page's timers come; those of a page that nobody sees, once a minute. */
let throttle: number;
let told: number[];
let latest: Update;
let line: InstanceType<typeof Live>;

const newest = () => made.at(-1)!;
const pass = (time: number) => vi.advanceTimersByTime(time);
const happens = (where: EventTarget, what: string) => where.dispatchEvent(new Event(what));
beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  answers = true;
  delay = 10;
  n = 14;
  throttle = 1;
  told = [];
  page.hidden = false;
  net.onLine = true;
  line = new Live("t", "key", 14, {
    update: (update: Update) => {
      latest = update;
      told.push(update.n);
    },
    refused: () => {},
    done: () => {},
  });
  pass(100);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** From now on the line swallows everything, and new ones work. */
function blackhole(): Socket {
  const swallowed = newest();
  swallowed.send = (text) => void swallowed.sent.push(JSON.parse(text) as { type: string });
  swallowed.tell = () => {};
  n += 2;
  return swallowed;
}

it("goes on from what it told last", () => {
  newest().tell("update", { view: { turn: 1, step: "draw" } });
  n = 15;
  newest().tell("difference", { view: { turn: 2 } });
  n = 16;
  newest().tell("difference", { view: { step: "play" } });
  expect(latest).toMatchObject({ n: 16, view: { turn: 2, step: "play" } });
});

it("goes on from its own last word, not from what came with a refusal", () => {
  newest().tell("update", { view: { turn: 1, step: "draw" } });
  newest().tell("refused", { update: { n: 20, view: { turn: 5, step: "over" } } });
  expect(latest).toMatchObject({ n: 20, view: { turn: 5 } });
  n = 21;
  newest().tell("difference", { view: { turn: 2 } });
  expect(latest).toMatchObject({ n: 21, view: { turn: 2, step: "draw" } });
});

it("is made anew where it does not know what is told to have changed", () => {
  blackhole();
  happens(shown, "online");
  answers = false;
  pass(20);
  const lines = made.length;
  newest().tell("difference", { view: { turn: 2 } });
  expect(made).toHaveLength(lines + 1);
});

it("is quiet only as long as it is answered", () => {
  expect(line.state).toBe("open");
  pass(10 * QUIET);
  expect(made).toHaveLength(1);
  expect(newest().pings()).toBeGreaterThan(8);
});

it("makes a dead line anew at once, and fetches what was missed", () => {
  const old = blackhole();
  delay = 200;
  pass(QUIET + PATIENCE - 100);
  expect(line.state).toBe("open");
  expect(made).toHaveLength(1);
  pass(100);
  expect(made).toHaveLength(2);
  expect(line.state).toBe("lost");
  expect(old.readyState).toBe(Socket.CLOSED);
  pass(500);
  expect(newest().sent[0]).toMatchObject({ type: "hello", have: 14 });
  expect(told.at(-1)).toBe(16);
  expect(line.state).toBe("open");
});

it("hears nothing more of a line that it has left", () => {
  const old = blackhole();
  pass(QUIET + PATIENCE + 100);
  const before = told.length;
  old.onopen?.();
  old.onmessage?.({ data: JSON.stringify({ type: "update", n: 99 }) });
  old.onclose?.({ code: 4403 });
  expect(told).toHaveLength(before);
  expect(line.state).toBe("open");
  expect(made).toHaveLength(2);
});

it("expects an answer to a move, and sends it again on the new line", () => {
  blackhole();
  line.play("draw deck", 14);
  pass(PATIENCE + 100);
  expect(made).toHaveLength(2);
  const [first, second] = made.map(({ sent }) => sent.find(({ type }) => type === "play"));
  expect(second).toEqual(first);
});

it.each([
  ["visibilitychange", page],
  ["pageshow", shown],
  ["focus", shown],
])("asks at once when the page is shown again (%s)", (what, where) => {
  blackhole();
  happens(where, what);
  expect(newest().pings()).toBe(1);
  happens(shown, "focus");
  expect(newest().pings()).toBe(1);
  pass(PATIENCE / 2 + 100);
  expect(made).toHaveLength(2);
  expect(told.at(-1)).toBe(16);
});

it("leaves a line alone that answers, and a page that nobody sees", () => {
  happens(page, "visibilitychange");
  pass(PATIENCE);
  expect(made).toHaveLength(1);
  page.hidden = true;
  const before = newest().pings();
  happens(page, "visibilitychange");
  expect(newest().pings()).toBe(before);
});

it("finds out on being shown that the line was closed while the page slept", () => {
  newest().readyState = Socket.CLOSED;
  happens(shown, "pageshow");
  pass(100);
  expect(made).toHaveLength(2);
  expect(line.state).toBe("open");
});

it("makes the line anew as soon as the device is online", () => {
  blackhole();
  happens(shown, "online");
  pass(100);
  expect(made).toHaveLength(2);
  expect(told.at(-1)).toBe(16);
});

it("does not wait for an attempt that was made while the device was offline", () => {
  answers = false;
  net.onLine = false;
  happens(shown, "offline");
  expect(line.state).toBe("offline");
  pass(1000);
  const hanging = newest();
  expect(hanging.readyState).toBe(Socket.CONNECTING);
  answers = net.onLine = true;
  happens(shown, "online");
  expect(newest()).not.toBe(hanging);
  pass(100);
  expect(line.state).toBe("open");
});

it("takes no timer that was held back for a dead line", () => {
  throttle = 60_000;
  pass(10 * throttle);
  expect(made).toHaveLength(1);
  // Even where an answer was held back as well, and comes after the timer.
  delay = throttle + 1;
  pass(10 * throttle);
  expect(made).toHaveLength(1);
  expect(line.state).toBe("open");
});

it("gives up a dead line though every timer is held back", () => {
  throttle = 60_000;
  pass(throttle);
  blackhole();
  pass(4 * throttle);
  expect(made).toHaveLength(2);
  expect(told.at(-1)).toBe(16);
});

it("does not cut a slow line in a circle", () => {
  delay = PATIENCE + 1000;
  pass(60_000);
  const before = made.length;
  expect(before).toBeLessThanOrEqual(3);
  expect(line.state).toBe("open");
  pass(600_000);
  expect(made).toHaveLength(before);
  // It is as quick as before, and so is its end noticed.
  delay = 10;
  pass(60_000);
  newest().tell("update");
  blackhole();
  pass(QUIET + PATIENCE + 100);
  expect(made).toHaveLength(before + 1);
});

it("tries again less and less often where nobody answers", () => {
  answers = false;
  newest().tell("update");
  pass(QUIET + PATIENCE);
  expect(line.state).toBe("lost");
  expect(made).toHaveLength(2);
  // The second one never spoke, and the third waits.
  pass(2 * PATIENCE);
  expect(made).toHaveLength(2);
  expect(newest().readyState).toBe(Socket.CLOSED);
  pass(600_000);
  expect(made.length).toBeLessThan(20);
  expect(made.filter(({ readyState }) => readyState !== Socket.CLOSED).length).toBeLessThan(2);
  // Somebody who looks need not wait.
  answers = true;
  happens(shown, "online");
  pass(LONGEST_PATIENCE);
  expect(line.state).toBe("open");
});

it("comes back less and less often where it is only refused", () => {
  answers = false;
  for (let attempt = 0; attempt < 6; attempt++) {
    newest().accept();
    newest().tell("refused");
    expect(line.state).toBe(attempt ? "lost" : "open");
    newest().end(4429);
    expect(made).toHaveLength(attempt + 1);
    pass(Math.min(400 * 2 ** attempt, 8000) - 1);
    expect(made).toHaveLength(attempt + 1);
    pass(1);
    expect(made).toHaveLength(attempt + 2);
  }
});

it("stays shut where it is no use to come back", () => {
  newest().end(4403);
  expect(line.state).toBe("shut");
  for (const what of ["online", "offline", "focus"]) happens(shown, what);
  pass(60_000);
  expect(made).toHaveLength(1);
});

it("lets nothing go on once it is closed", () => {
  line.close();
  for (const what of ["online", "focus"]) happens(shown, what);
  pass(60_000);
  expect(made).toHaveLength(1);
  expect(newest().readyState).toBe(Socket.CLOSED);
});
