import type { Socket } from 'socket.io-client';
import { fromWire, toWire } from '../../wire/rename.ts';
import type { Acknowledgement, OutboundEvents } from '../events.ts';
import type { ClientEvents, DurableEvent } from './client-events.ts';
import { Outbox } from './outbox.ts';
import { reloadOnce } from './reload-once.ts';

/** `refused`: the server knows no session; only logging in helps. */
export type ConnectionState = 'opening' | 'open' | 'closed' | 'refused';

const RECONNECTION = {
  reconnection: true,
  reconnectionAttempts: Infinity,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;
const ANSWER_MS = 20_000;
const RETURN_MS = 1000;
const UNAVAILABLE_MS = 2000;
const UNAUTHENTICATED = 'unauthenticated';
/** A server that restarts closes the line by then; one that does not only wanted the page anew. */
const RESTART_MS = 3000;
const SOCKET_ID = 'socketId';

type Options = {
  readonly trackerId: string;
  readonly softwareVersion: string;
  /** Once for each outage, with the reason. */
  readonly onTrouble: (reason: string) => void;
  readonly reload: () => void;
};

type Hearer = { readonly event: string; readonly hear: (payload: unknown) => void };

/** The tab's one socket: English words inside, wire words outside, sends that survive a lost line. */
export class Connection {
  /** Null until its script has come: pages are drawn, and pressed, without waiting for it. */
  #socket: Socket | null = null;
  readonly #hearers = new Set<Hearer>();
  readonly #outbox: Outbox;
  readonly #options: Options;
  readonly #stateListeners = new Set<() => void>();
  readonly #catchUpListeners = new Set<() => void>();
  #state: ConnectionState = 'opening';
  #wasOpen = false;
  #troubleTold = false;
  #closed = false;
  /** The server said that it restarts: the page is loaded anew once it is back. */
  #restarting = false;

  constructor(options: Options) {
    this.#options = options;
    this.#outbox = new Outbox(({ event, payload }) => this.#ask(event, payload));
    this.#obeyServer();
  }

  /** Sends that the server has not answered yet. */
  get unsent(): number {
    return this.#outbox.size;
  }

  readonly state = (): ConnectionState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** Hears when a lost line has come back: fetch what was missed. */
  readonly onCatchUp = (listener: () => void): (() => void) => {
    this.#catchUpListeners.add(listener);
    return () => void this.#catchUpListeners.delete(listener);
  };

  open(): void {
    this.#closed = false;
    if (this.#socket !== null) this.#socket.connect();
    else void this.#load();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.disconnect();
    this.#outbox.close();
  }

  /** Says something that counts: kept until the server has answered. */
  send<Name extends DurableEvent>(
    name: Name,
    payload: ClientEvents[Name],
  ): Promise<Acknowledgement> {
    return this.#outbox.send({ key: payload.idClient, event: name, payload });
  }

  /** Says something in passing: dropped while there is no connection. */
  hint<Name extends Exclude<keyof ClientEvents, DurableEvent>>(
    name: Name,
    payload: ClientEvents[Name],
  ): void {
    if (this.#socket?.connected === true) void this.#ask(name, payload);
  }

  /** Listens; returns what ends it. */
  on<Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ): () => void {
    const hear = (payload: unknown): void => {
      listener(fromWire(payload) as OutboundEvents[Name]);
    };
    const hearer: Hearer = { event: name, hear };
    this.#hearers.add(hearer);
    this.#socket?.on(hearer.event, hear);
    return () => {
      this.#hearers.delete(hearer);
      this.#socket?.off(hearer.event, hear);
    };
  }

  async #load(): Promise<void> {
    try {
      const { io } = await import('socket.io-client');
      if (this.#socket !== null) return;
      const socket = io({ transports: ['websocket'], autoConnect: false, ...RECONNECTION });
      this.#socket = socket;
      for (const { event, hear } of this.#hearers) socket.on(event, hear);
      this.#watchLine(socket);
      if (!this.#closed) socket.connect();
    } catch {
      // The network was away as the page was drawn.
      this.#become('closed');
      setTimeout(() => {
        if (!this.#closed) this.open();
      }, RECONNECTION.reconnectionDelayMax);
    }
  }

  async #ask(event: string, payload: object): Promise<Acknowledgement | null> {
    if (this.#socket === null) return null;
    try {
      const answer = fromWire(
        await this.#socket.timeout(ANSWER_MS).emitWithAck(event, toWire(payload)),
      ) as Acknowledgement;
      if (answer.ok || answer.code !== 'unavailable') return answer;
      // A server about to stop takes nothing more: the next try finds another one.
      await new Promise((resolve) => setTimeout(resolve, UNAVAILABLE_MS));
      return null;
    } catch {
      return null;
    }
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }

  /**
   * After the server itself has closed the line, from which the library does not return. Tabs out of
   * sight wait: a member with many of them would otherwise push one out by another for ever.
   */
  readonly #comeBack = (): void => {
    if (this.#closed) return;
    if (!document.hidden) this.#socket?.connect();
    else document.addEventListener('visibilitychange', this.#comeBack, { once: true });
  };

  /** Not before everything written has been answered: a reload would lose it. */
  async #reload(): Promise<void> {
    await this.#outbox.settled();
    if (!this.#closed) this.#options.reload();
  }

  #watchLine(socket: Socket): void {
    const { trackerId, softwareVersion, onTrouble } = this.#options;
    socket.on('connect', () => {
      this.#become('open');
      this.hint('clickid', { clickid: trackerId, softwareVersion });
      this.#outbox.connected();
      if (this.#wasOpen) for (const listener of this.#catchUpListeners) listener();
      this.#wasOpen = true;
      this.#troubleTold = false;
      if (this.#restarting) void this.#reload();
    });
    socket.on('disconnect', (reason) => {
      this.#outbox.disconnected();
      if (this.#closed) return;
      this.#become('closed');
      if (reason === 'io server disconnect') setTimeout(this.#comeBack, RETURN_MS);
    });
    socket.on('connect_error', (error) => {
      const refused = error.message === UNAUTHENTICATED;
      this.#become(refused ? 'refused' : 'closed');
      if (!refused && !socket.active) setTimeout(this.#comeBack, RETURN_MS);
      if (!this.#troubleTold) onTrouble(error.message);
      this.#troubleTold = true;
    });
  }

  #obeyServer(): void {
    this.on('restart', () => {
      this.#restarting = true;
      setTimeout(() => {
        if (this.#socket?.connected === true) void this.#reload();
      }, RESTART_MS);
    });
    this.on('softwareVersion', ({ softwareVersion, reload }) => {
      if (reload) reloadOnce(softwareVersion, () => void this.#reload());
    });
    this.on('oldSocketRemoved', ({ socketId }) => {
      try {
        sessionStorage.setItem(SOCKET_ID, socketId);
      } catch {
        // Storage may be forbidden; nothing depends on it.
      }
    });
  }
}
