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
  /** How far the inbox had come as the server drew the page. */
  readonly cursor: string;
  readonly outbox: OutboxStore;
  /** Once for each outage, with the reason. */
  readonly onSocketError: (reason: string) => void;
  readonly reload: () => void;
};

type Library = { readonly io: typeof connectTo };
type EventHandler = { readonly event: string; readonly handle: (payload: unknown) => void };

/** The tab's one socket: English words inside, wire words outside, sends that survive a lost line. */
export class Connection {
  /** Null until its script has come: pages are drawn, and pressed, without waiting for it. */
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
  /** What every line to come has to be told anew: whose thread is in view, and that the tab is. */
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

  /** Sends that the server has not answered yet. */
  get unsent(): number {
    return this.#outbox.size;
  }

  readonly state = (): ConnectionState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** Hears when something may have been missed: fetch it. */
  readonly onCatchUp = this.#catchUp.listen;

  /** Messages to a profile that an earlier page left unsent; each is handed out once. */
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

  /** Says something that counts: kept until the server has answered. */
  send<Name extends DurableEvent>(
    name: Name,
    payload: ClientEvents[Name],
  ): Promise<Acknowledgement> {
    const send = { key: payload.idClient, event: name, payload, writtenAt: Date.now() };
    return this.#outbox.send(send);
  }

  /** Says something in passing: dropped while there is no connection. */
  hint<Name extends Exclude<keyof ClientEvents, DurableEvent>>(
    name: Name,
    payload: ClientEvents[Name],
  ): void {
    if (this.#socket?.connected === true) void this.#ask(name, payload);
  }

  /** Hears of a profile's presence from now on, on every line to come; of nobody's by null. */
  watch(angelId: string | null): void {
    this.#setReplay('watch', angelId !== null, () => {
      this.hint('watch', { angelId });
    });
  }

  /** Says whether the tab is in view, so that nothing is told elsewhere to who looks. */
  sendVisibility(visible: boolean): void {
    this.#setReplay('tabVisibility', visible, () => {
      this.hint('tabVisibility', { visible });
    });
  }

  /** Listens; returns what ends it. */
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
      // The network was away as the page was drawn.
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

  /** A page out of the browser's memory is as old as it was then. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#catchUp.now();
  };

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

  /** Says who is here. What came between the drawing of the page and its first line is fetched. */
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
