import type { Acknowledgement } from '../events.ts';

/** How often a send is tried on a live connection before it is told as failed. */
const TRIES = 3;

export type Send = {
  /** The client id the server recognises a repeated send by. */
  readonly key: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Puts one send on the wire; null means that no answer came in time. */
type Transmit = (send: Send) => Promise<Acknowledgement | null>;

type Waiting = {
  readonly send: Send;
  readonly answer: Promise<Acknowledgement>;
  readonly settle: (answer: Acknowledgement) => void;
  tries: number;
};

/**
 * Holds each send until the server has acknowledged it. What a lost connection left open is sent again,
 * in its order and under its own id, so that the server stores it once.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #transmit: Transmit;
  /** Counts connections; 0 while there is none. Answers of an earlier one decide nothing but success. */
  #connection = 0;
  #connections = 0;

  constructor(transmit: Transmit) {
    this.#transmit = transmit;
  }

  /** Sends without an answer yet. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Resolves once nothing that waits now is left without an answer. */
  async settled(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ answer }) => answer));
  }

  /** Resolves with the server's answer; a second call with a waiting key joins the first. */
  send(send: Send): Promise<Acknowledgement> {
    const known = this.#waiting.get(send.key);
    if (known) return known.answer;
    const { promise, resolve } = Promise.withResolvers<Acknowledgement>();
    const waiting: Waiting = { send, answer: promise, settle: resolve, tries: 0 };
    this.#waiting.set(send.key, waiting);
    if (this.#connection > 0) void this.#try(waiting);
    return promise;
  }

  connected(): void {
    this.#connections += 1;
    this.#connection = this.#connections;
    for (const waiting of this.#waiting.values()) {
      waiting.tries = 0;
      void this.#try(waiting);
    }
  }

  disconnected(): void {
    this.#connection = 0;
  }

  /** Answers everything that waits, at the end of the page. */
  close(): void {
    for (const waiting of this.#waiting.values()) this.#settle(waiting, unanswered);
  }

  async #try(waiting: Waiting): Promise<void> {
    const connection = this.#connection;
    waiting.tries += 1;
    const answer = await this.#transmit(waiting.send);
    if (!this.#waiting.has(waiting.send.key)) return;
    if (answer !== null) this.#settle(waiting, answer);
    else if (connection !== this.#connection) return;
    else if (waiting.tries >= TRIES) this.#settle(waiting, unanswered);
    else await this.#try(waiting);
  }

  #settle(waiting: Waiting, answer: Acknowledgement): void {
    this.#waiting.delete(waiting.send.key);
    waiting.settle(answer);
  }
}

const unanswered: Acknowledgement = { ok: false, code: 'offline', params: {} };
