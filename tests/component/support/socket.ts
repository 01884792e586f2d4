import { act } from '@testing-library/react';
import { Connection } from '#lib/realtime/client/socket.ts';
import { tabOutbox } from '#lib/realtime/client/outbox-store.ts';
import type { Acknowledgement, OutboundEvents } from '#lib/realtime/events.ts';
import { fromWire, nameToWire, toWire } from '#lib/wire/rename.ts';

/** One event that the page emitted, in English words. */
export type Emitted = {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

type Reply = (payload: Emitted['payload']) => Acknowledgement | Promise<Acknowledgement>;
type Listener = (payload: unknown) => void;

const CURSOR = '0';
const OK: Acknowledgement = { ok: true };

/** A refused event: `refused('credits_exhausted', { cost: 1 })`. */
export function refused(
  code: string,
  params: Readonly<Record<string, unknown>> = {},
): Acknowledgement {
  return { ok: false, code, params };
}

/** The server's end of the page's socket: below the real Connection stands this instead of socket.io. */
export class SocketStandIn {
  connected = false;
  active = true;
  readonly emitted: Emitted[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The page's cursor is the server's: nothing was missed while it was drawn. */
  readonly #replies = new Map<string, Reply>([['clickid', () => ({ ok: true, cursor: CURSOR })]]);

  /** Acknowledges an event so from now on; what nobody set is answered by a bare `ok`. */
  acknowledging(event: string, reply: Acknowledgement | Reply): void {
    this.#replies.set(event, typeof reply === 'function' ? reply : () => reply);
  }

  /** What the page emitted under one name, oldest first. */
  payloadsOf(event: string): readonly Emitted['payload'][] {
    return this.emitted.filter((one) => one.event === event).map(({ payload }) => payload);
  }

  /** The server sends an event, and the page has reacted. */
  async receive<Name extends keyof OutboundEvents>(
    name: Name,
    payload: OutboundEvents[Name],
  ): Promise<void> {
    await act(async () => {
      await this.#opened;
      this.#notify(nameToWire(name), toWire(payload));
      await Promise.resolve();
    });
  }

  /** The line is lost; sends wait until `comeBack`. */
  async drop(reason = 'transport close'): Promise<void> {
    await act(async () => {
      await this.#opened;
      this.connected = false;
      this.#notify('disconnect', reason);
      await Promise.resolve();
    });
  }

  async comeBack(): Promise<void> {
    await act(async () => {
      this.connected = true;
      this.#notify('connect', undefined);
      await Promise.resolve();
    });
  }

  /** The page's first line: it opens a moment after the page was drawn. */
  #markOpened: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#markOpened = resolve;
  });

  // What Connection uses of socket.io's own socket.

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.#markOpened();
    // Begun by the page itself, so no part of what a test does: React does not expect it.
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const before = scope.IS_REACT_ACT_ENVIRONMENT ?? false;
    scope.IS_REACT_ACT_ENVIRONMENT = false;
    this.#notify('connect', undefined);
    scope.IS_REACT_ACT_ENVIRONMENT = before;
  }

  disconnect(): void {
    this.connected = false;
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  off(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener);
    return this;
  }

  timeout(): { emitWithAck: (event: string, payload: unknown) => Promise<unknown> } {
    return {
      emitWithAck: async (event, wire) => {
        const payload = fromWire(wire) as Emitted['payload'];
        this.emitted.push({ event, payload });
        const answer = await (this.#replies.get(event)?.(payload) ?? OK);
        if (!this.connected) throw new Error('the line is gone');
        return toWire(answer);
      },
    };
  }

  #notify(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
}

/** The real connection of a tab over a socket of the test. `reload` records a reload that the server asked for. */
export function connectionOver(
  socket: SocketStandIn,
  {
    trackerId,
    onSocketError,
    reload,
  }: { trackerId: string; onSocketError: (reason: string) => void; reload: () => void },
): Connection {
  const outbox = tabOutbox(trackerId, () => window.sessionStorage);
  const page = { trackerId, softwareVersion: 'test', cursor: CURSOR, outbox };
  // A connection asks its library for one socket and uses no more of it than the members above.
  const library = () => Promise.resolve({ io: () => socket } as never);
  return new Connection({ ...page, onSocketError, reload }, library);
}
