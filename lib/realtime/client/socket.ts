import { io, type Socket } from 'socket.io-client';
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

/** The tab's one socket: English words inside, wire words outside, sends that survive a lost line. */
export class Connection {
  readonly #socket: Socket;
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
    this.#socket = io({ transports: ['websocket'], autoConnect: false, ...RECONNECTION });
    this.#outbox = new Outbox(({ event, payload }) => this.#ask(event, payload));
    this.#watchLine();
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
    this.#socket.connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket.disconnect();
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
    if (this.#socket.connected) void this.#ask(name, payload);
  }

  /** Listens; returns what ends it. */
  on<Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ): () => void {
    const hear = (payload: unknown): void => {
      listener(fromWire(payload) as OutboundEvents[Name]);
    };
    const event: string = name;
    this.#socket.on(event, hear);
    return () => void this.#socket.off(event, hear);
  }

  async #ask(event: string, payload: object): Promise<Acknowledgement | null> {
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
    if (!document.hidden) this.#socket.connect();
    else document.addEventListener('visibilitychange', this.#comeBack, { once: true });
  };

  /** Not before everything written has been answered: a reload would lose it. */
  async #reload(): Promise<void> {
    await this.#outbox.settled();
    if (!this.#closed) this.#options.reload();
  }

  #watchLine(): void {
    const { trackerId, softwareVersion, onTrouble } = this.#options;
    this.#socket.on('connect', () => {
      this.#become('open');
      this.hint('clickid', { clickid: trackerId, softwareVersion });
      this.#outbox.connected();
      if (this.#wasOpen) for (const listener of this.#catchUpListeners) listener();
      this.#wasOpen = true;
      this.#troubleTold = false;
      if (this.#restarting) void this.#reload();
    });
    this.#socket.on('disconnect', (reason) => {
      this.#outbox.disconnected();
      if (this.#closed) return;
      this.#become('closed');
      if (reason === 'io server disconnect') setTimeout(this.#comeBack, RETURN_MS);
    });
    this.#socket.on('connect_error', (error) => {
      const refused = error.message === UNAUTHENTICATED;
      this.#become(refused ? 'refused' : 'closed');
      if (!refused && !this.#socket.active) setTimeout(this.#comeBack, RETURN_MS);
      if (!this.#troubleTold) onTrouble(error.message);
      this.#troubleTold = true;
    });
  }

  #obeyServer(): void {
    this.on('restart', () => {
      this.#restarting = true;
      setTimeout(() => {
        if (this.#socket.connected) void this.#reload();
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
