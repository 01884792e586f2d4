import type { io as connectTo, Socket } from 'socket.io-client';
import { fromWire, nameToWire, toWire } from '../../wire/rename.ts';
import type { Acknowledgement, OutboundEvents } from '../events.ts';
import { CatchUp } from './catch-up.ts';
import type { ClientEvents, DurableEvent } from './client-events.ts';
import { Outbox } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { RestoredSends, type RestoredSend } from './restored-sends.ts';
import { obeyServer } from './server-orders.ts';

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

type Options = {
  readonly trackerId: string;
  readonly softwareVersion: string;
  /** The inbox's change counter when the server rendered the page. */
  readonly cursor: string;
  readonly outbox: OutboxStore;
  /** Once per outage, with the reason. */
  readonly onSocketError: (reason: string) => void;
  readonly reload: () => void;
};

type Library = { readonly io: typeof connectTo };
type EventHandler = { readonly event: string; readonly handle: (payload: unknown) => void };

/** The tab's one socket: English names inside, wire names outside, and sends that survive a lost connection. */
export class Connection {
  /** Null until its script has loaded: pages are rendered and usable without waiting for it. */
  #socket: Socket | null = null;
  readonly #handlers = new Set<EventHandler>();
  readonly #outbox: Outbox;
  readonly #restored: RestoredSends;
  readonly #options: Options;
  readonly #library: () => Promise<Library>;
  readonly #stateListeners = new Set<() => void>();
  readonly #catchUp = new CatchUp();
  readonly #server: ReturnType<typeof obeyServer>;
  #state: ConnectionState = 'opening';
  #wasOpen = false;
  #errorReported = false;
  #closed = false;
  /** State that every new connection must receive again: the thread in view, and that the tab is visible. */
  readonly #replays = new Map<'watch' | 'tabVisibility', () => void>();

  constructor(
    options: Options,
    library: () => Promise<Library> = () => import('socket.io-client'),
  ) {
    this.#options = options;
    this.#library = library;
    this.#outbox = new Outbox(({ event, payload }) => this.#ask(event, payload), options.outbox);
    this.#restored = new RestoredSends(
      options.outbox.load(),
      (send) => this.#outbox.send(send),
      this.#catchUp.now,
    );
    this.on('catchUp', () => {
      this.#catchUp.soon();
    });
    this.#server = obeyServer({
      on: (name, listener) => this.on(name, listener),
      isUp: () => this.#socket?.connected === true,
      reload: () => void this.#reload(),
    });
  }

  /** Number of sends that the server has not answered yet. */
  get unsent(): number {
    return this.#outbox.size;
  }

  readonly state = (): ConnectionState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** Subscribes to possible gaps, on which the listener fetches what was missed. */
  readonly onCatchUp = this.#catchUp.listen;

  /** Messages to a profile that an earlier page left unsent; each is returned once. */
  takeRestored(angelId: string): readonly RestoredSend[] {
    return this.#restored.take(angelId);
  }

  open(): void {
    this.#closed = false;
    window.addEventListener('pageshow', this.#shownAgain);
    if (this.#socket !== null) this.#socket.connect();
    else void this.#load();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('pageshow', this.#shownAgain);
    this.#catchUp.forget();
    this.#socket?.disconnect();
    this.#outbox.close();
  }

  /** Emits a durable event: stored until the server has answered. */
  send<Name extends DurableEvent>(
    name: Name,
    payload: ClientEvents[Name],
  ): Promise<Acknowledgement> {
    const send = { key: payload.idClient, event: name, payload, writtenAt: Date.now() };
    return this.#outbox.send(send);
  }

  /** Emits an event that is dropped while there is no connection. */
  hint<Name extends Exclude<keyof ClientEvents, DurableEvent>>(
    name: Name,
    payload: ClientEvents[Name],
  ): void {
    if (this.#socket?.connected === true) void this.#ask(name, payload);
  }

  /** Subscribes to a profile's presence, on this and every later connection; null unsubscribes. */
  watch(angelId: string | null): void {
    this.#setReplay('watch', angelId !== null, () => {
      this.hint('watch', { angelId });
    });
  }

  /** Reports whether the tab is in view, so that a member who sees it is not notified elsewhere. */
  sendVisibility(visible: boolean): void {
    this.#setReplay('tabVisibility', visible, () => {
      this.hint('tabVisibility', { visible });
    });
  }

  /** Subscribes to an event; returns the function that unsubscribes. */
  on<Name extends keyof OutboundEvents>(
    name: Name,
    listener: (payload: OutboundEvents[Name]) => void,
  ): () => void {
    const handle = (payload: unknown): void => {
      listener(fromWire(payload) as OutboundEvents[Name]);
    };
    const handler: EventHandler = { event: nameToWire(name), handle };
    this.#handlers.add(handler);
    this.#socket?.on(handler.event, handle);
    return () => {
      this.#handlers.delete(handler);
      this.#socket?.off(handler.event, handle);
    };
  }

  async #load(): Promise<void> {
    try {
      const { io } = await this.#library();
      if (this.#socket !== null) return;
      const socket = io({ transports: ['websocket'], autoConnect: false, ...RECONNECTION });
      this.#socket = socket;
      for (const { event, handle } of this.#handlers) socket.on(event, handle);
      this.#watchSocket(socket);
      if (!this.#closed) socket.connect();
    } catch {
      // The network was down when the script was loaded.
      this.#become('closed');
      setTimeout(() => {
        if (!this.#closed) this.open();
      }, RECONNECTION.reconnectionDelayMax);
    }
  }

  #setReplay(event: 'watch' | 'tabVisibility', stays: boolean, emit: () => void): void {
    if (stays) this.#replays.set(event, emit);
    else this.#replays.delete(event);
    emit();
  }

  async #ask(event: string, payload: object): Promise<Acknowledgement | null> {
    if (this.#socket === null) return null;
    try {
      const answer = fromWire(
        await this.#socket.timeout(ANSWER_MS).emitWithAck(event, toWire(payload)),
      ) as Acknowledgement;
      if (answer.ok || answer.code !== 'unavailable') return answer;
      // A server about to stop accepts no events: the next attempt reaches another one.
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

  /** A page restored from the back/forward cache is as old as when it was left. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#catchUp.now();
  };

  /**
   * After the server itself has closed the connection, the library does not reconnect. Hidden tabs wait:
   * those of a member with many tabs would otherwise keep disconnecting one another.
   */
  readonly #comeBack = (): void => {
    if (this.#closed) return;
    if (!document.hidden) this.#socket?.connect();
    else document.addEventListener('visibilitychange', this.#comeBack, { once: true });
  };

  /** Not before all sends have been answered: a reload would lose them. */
  async #reload(): Promise<void> {
    await this.#outbox.settled();
    if (!this.#closed) this.#options.reload();
  }

  /** Announces the device. Fetches the events between the rendering of the page and its first connection. */
  async #announce(): Promise<void> {
    const { trackerId, softwareVersion, cursor } = this.#options;
    const isFirst = !this.#wasOpen;
    this.#wasOpen = true;
    if (!isFirst) this.#catchUp.now();
    const answer = await this.#ask('clickid', { clickid: trackerId, softwareVersion });
    if (isFirst && answer?.ok === true && answer['cursor'] !== cursor) this.#catchUp.now();
  }

  #watchSocket(socket: Socket): void {
    socket.on('connect', () => {
      this.#become('open');
      void this.#announce();
      for (const emit of this.#replays.values()) emit();
      this.#outbox.connected();
      this.#errorReported = false;
      if (this.#server.isRestarting()) void this.#reload();
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
      if (!this.#errorReported) this.#options.onSocketError(error.message);
      this.#errorReported = true;
    });
  }
}
