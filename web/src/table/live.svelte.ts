import { device } from "../device";
import { fresh } from "../fresh";
import type { Refusal } from "../api";
import type { ServerFrame, Update } from "../made/server";
import { upToDate } from "./difference";
import { Pulse } from "./pulse";

/** Lost: it comes back. Offline: so it does once the device is. Shut: the site has refused it. */
export type LineState = "connecting" | "open" | "lost" | "offline" | "shut";

interface Pending {
  type: "play" | "undo";
  id: string;
  n: number;
  action?: string;
}

export interface Heard {
  update(update: Update): void;
  refused(error: Refusal): void;
  done(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The ends after which it is no use to come back: the key, or the table, is none. */
const FINAL = [4403, 4404, 4410];

/** One seat's line to a table: it comes back by itself and says what it already has. */
export class Live {
  state = $state<LineState>("connecting");
  /** What the site refused on this line, in its own words. */
  refused = $state.raw<Refusal | null>(null);
  /** None while the next attempt is waited for. */
  #socket: WebSocket | null = null;
  /** Whether it has told anything of the table. */
  #lives = false;
  /** What this very line told last, from which it goes on. */
  #told: Update | null = null;
  #pulse = new Pulse(
    () => this.#send({ type: "ping" }),
    () => this.#dead(),
  );
  #wait = FIRST_WAIT;
  #timer = 0;
  #listening = new AbortController();
  #pending: Pending | null = null;

  constructor(
    readonly table: string,
    readonly token: string | null,
    private have: number,
    private readonly heard: Heard,
  ) {
    const { signal } = this.#listening;
    for (const event of ["online", "offline"])
      window.addEventListener(event, this.#anew, { signal });
    for (const event of ["pageshow", "focus"])
      window.addEventListener(event, this.#seen, { signal });
    document.addEventListener("visibilitychange", this.#seen, { signal });
    this.#open();
  }

  play(action: string, n: number): void {
    this.#ask({ type: "play", id: fresh(), n, action });
  }

  undo(n: number): void {
    this.#ask({ type: "undo", id: fresh(), n });
  }

  close(): void {
    this.#listening.abort();
    this.#leave();
  }

  #ask(message: Pending): void {
    this.#pending = message;
    this.#send(message);
    if (this.#socket) this.#pulse.said();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    this.#lives = false;
    this.#told = null;
    this.#pulse.expect();
    socket.onopen = () => {
      const { token, have } = this;
      this.#send({ type: "hello", token, have, device, differences: true });
      // Sent again with the same id: the site answers a repeated move as before.
      if (this.#pending) this.#send(this.#pending);
      this.#pulse.expect();
    };
    socket.onmessage = (event) => {
      const frame = JSON.parse(String(event.data)) as ServerFrame;
      this.#pulse.heard(frame.type === "pong");
      // Who is only refused has not come back.
      if (frame.type !== "refused") {
        this.#lives = true;
        this.state = "open";
        this.#wait = FIRST_WAIT;
      }
      this.#hear(frame);
    };
    socket.onclose = ({ code }) => {
      this.#leave();
      if (FINAL.includes(code)) this.state = "shut";
      else this.#later();
    };
  }

  /** Lets go of the line, whatever may still come on it. */
  #leave(): void {
    clearTimeout(this.#timer);
    this.#pulse.stop();
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    this.state = navigator.onLine ? "lost" : "offline";
  }

  #later(): void {
    this.#lost();
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The line has fallen silent; one that never spoke gives the next attempt more time. */
  #dead(): void {
    if (this.#lives) return this.#anew();
    this.#leave();
    this.#later();
  }

  /** Makes the line anew at once; offline too, for a site on this very device is still there. */
  #anew = (): void => {
    if (this.state === "shut") return;
    this.#leave();
    this.#lost();
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  /** Somebody looks at the page again: was the line lost meanwhile? */
  #seen = (): void => {
    if (document.hidden || this.state === "shut") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#pulse.doubt();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#anew();
  };

  #hear(frame: ServerFrame): void {
    if (frame.type === "update") this.#take((this.#told = frame));
    if (frame.type === "difference") {
      // Without what it goes on from it means nothing: a new line begins with the whole.
      if (!this.#told) return this.#anew();
      this.#take((this.#told = upToDate(this.#told, frame)));
    }
    if (frame.type === "done" && frame.id === this.#pending?.id) {
      this.#pending = null;
      this.heard.done();
    }
    if (frame.type === "refused") {
      if (frame.id === null) this.refused = frame.error;
      if (frame.update) this.#take(frame.update);
      this.#pending = null;
      this.heard.refused(frame.error);
    }
  }

  #take(update: Update): void {
    this.have = Math.max(this.have, update.n);
    this.heard.update(update);
  }
}
