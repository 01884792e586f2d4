import { act } from '@testing-library/react';
import { MemberConnection } from '#lib/realtime/client/member-connection.ts';
import { tabOutbox } from '#lib/realtime/client/outbox-store.ts';
import type { Acknowledgement, OutboundEvents } from '#lib/realtime/events.ts';
import { fromWire, nameToWire, toWire } from '#lib/wire/rename.ts';

/** One event that the page emitted, with decoded English names. */
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

/** The server's end of the page's socket, which the real MemberConnection uses instead of socket.io. */
export class SocketStandIn {
  connected = false;
  active = true;
  readonly emitted: Emitted[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  /** The acknowledgement has the page's own cursor: nothing was missed before the connection. */
  readonly #replies = new Map<string, Reply>([['clickid', () => ({ ok: true, cursor: CURSOR })]]);

  /** Sets the acknowledgement of an event from now on; the default is a bare `ok`. */
  acknowledging(event: string, reply: Acknowledgement | Reply): void {
    this.#replies.set(event, typeof reply === 'function' ? reply : () => reply);
  }

  /** The payloads that the page emitted under one name, oldest first. */
  payloadsOf(event: string): readonly Emitted['payload'][] {
    return this.emitted.filter((one) => one.event === event).map(({ payload }) => payload);
  }

  /** Sends an event from the server, and lets the page react. */
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

  /** Drops the connection; sends wait until `comeBack`. */
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

  /** The page's first connection: it opens a moment after the render. */
  #markOpened: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#markOpened = resolve;
  });

  // The members of socket.io's socket that MemberConnection uses.

  connect(): void {
    if (this.connected) return;
    this.connected = true;
    this.#markOpened();
    // The page itself starts this update outside any action of the test, so React must not expect `act`.
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
        if (!this.connected) throw new Error('the connection is gone');
        return toWire(answer);
      },
    };
  }

  #notify(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
}

/** The real MemberConnection of a tab over a socket of the test. `reload` records a reload requested by the server. */
export function connectionOver(
  socket: SocketStandIn,
  {
    trackerId,
    onSocketError,
    reload,
  }: { trackerId: string; onSocketError: (reason: string) => void; reload: () => void },
): MemberConnection {
  const outbox = tabOutbox(trackerId, () => window.sessionStorage);
  const page = { trackerId, softwareVersion: 'test', cursor: CURSOR, outbox };
  // MemberConnection creates one socket from the library and uses only the members above.
  const library = () => Promise.resolve({ io: () => socket } as never);
  return new MemberConnection({ ...page, onSocketError, reload }, library);
}
