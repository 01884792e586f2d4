import type { io as connectTo, Socket } from 'socket.io-client';
import { CatchUp } from './catch-up.ts';
import { reloadIfOutdated } from './reload-if-outdated.ts';
import { SOCKET_ANSWERS_WITHIN_MS } from '../limits.ts';

/** `refused`: the server knows no session; only logging in helps. */
export type ConnectionState = 'opening' | 'open' | 'closed' | 'refused';

/** Loads the library, which pages do not wait for. */
export type LoadLibrary = () => Promise<{ readonly io: typeof connectTo }>;

/** Names and payloads as the server knows them. */
export type WireFormat = {
  readonly nameOf: (event: string) => string;
  readonly encode: (payload: object) => unknown;
  readonly decode: (payload: unknown) => unknown;
};

const SOCKET_OPTIONS = {
  transports: ['websocket'],
  autoConnect: false,
  reconnection: true,
  reconnectionAttempts: Infinity,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};
const RETURN_MS = 1000;
const UNAUTHENTICATED = 'unauthenticated';

type EventHandler = { readonly event: string; readonly handle: (payload: unknown) => void };

type Options = {
  /** Null for the server's main namespace. */
  readonly namespace: string | null;
  readonly wire: WireFormat;
  readonly library: LoadLibrary | undefined;
};

/**
 * A tab's one socket: it reconnects by itself, sends its subscriptions again on each connection, and notifies
 * listeners that may have missed events. `Events`: the payloads that the server sends, by name.
 */
export abstract class SocketClient<Events extends object> {
  /** Null until the library has loaded: pages are rendered and usable without waiting for it. */
  #socket: Socket | null = null;
  readonly #options: Options;
  readonly #handlers = new Set<EventHandler>();
  readonly #stateListeners = new Set<() => void>();
  readonly #replays = new Map<string, () => void>();
  #state: ConnectionState = 'opening';
  #closed = false;
  protected readonly catchUp = new CatchUp();

  constructor(options: Options) {
    this.#options = options;
  }

  readonly state = (): ConnectionState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** Subscribes to possible gaps, on which the listener fetches what was missed. */
  readonly onCatchUp = this.catchUp.listen;

  open(): void {
    this.#closed = false;
    window.addEventListener('pageshow', this.#shownAgain);
    if (this.#socket !== null) this.#socket.connect();
    else void this.#load();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('pageshow', this.#shownAgain);
    this.catchUp.forget();
    this.#socket?.disconnect();
  }

  /** Subscribes to an event; returns the function that unsubscribes. */
  on<Name extends keyof Events & string>(
    name: Name,
    listener: (payload: Events[Name]) => void,
  ): () => void {
    const { nameOf, decode } = this.#options.wire;
    const handle = (payload: unknown): void => {
      listener(decode(payload) as Events[Name]);
    };
    const handler: EventHandler = { event: nameOf(name), handle };
    this.#handlers.add(handler);
    this.#socket?.on(handler.event, handle);
    return () => {
      this.#handlers.delete(handler);
      this.#socket?.off(handler.event, handle);
    };
  }

  protected get isOpen(): boolean {
    return this.#socket?.connected === true;
  }

  /** The server's id of the present connection. */
  protected get socketId(): string | undefined {
    return this.#socket?.id;
  }

  protected get isClosed(): boolean {
    return this.#closed;
  }

  /** Emits an event; resolves to the decoded answer, or null if none came in time. */
  protected async ask(event: string, payload: object): Promise<unknown> {
    if (this.#socket === null) return null;
    const { encode, decode } = this.#options.wire;
    try {
      return decode(
        await this.#socket.timeout(SOCKET_ANSWERS_WITHIN_MS).emitWithAck(event, encode(payload)),
      );
    } catch {
      return null;
    }
  }

  /** Emits now, and on each new connection if it `stays`; replaces what was set under the key before. */
  protected replay(key: string, stays: boolean, emit: () => void): void {
    if (stays) this.#replays.set(key, emit);
    else this.#replays.delete(key);
    if (this.isOpen) emit();
  }

  /** After the replays of a new connection. */
  protected abstract onConnect(): void;

  protected onDisconnect(): void {
    // Nothing is sent later by default.
  }

  protected onError(_reason: string): void {
    // The state shows it.
  }

  async #load(): Promise<void> {
    const { namespace, library = () => import('socket.io-client') } = this.#options;
    try {
      const { io } = await library();
      if (this.#socket !== null) return;
      const socket = namespace === null ? io(SOCKET_OPTIONS) : io(namespace, SOCKET_OPTIONS);
      this.#socket = socket;
      for (const { event, handle } of this.#handlers) socket.on(event, handle);
      this.#watch(socket);
      if (!this.#closed) socket.connect();
    } catch {
      // The network was down when the script was loaded, or a newer build has replaced the script.
      this.#become('closed');
      void reloadIfOutdated();
      setTimeout(() => {
        if (!this.#closed) this.open();
      }, SOCKET_OPTIONS.reconnectionDelayMax);
    }
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }

  /** A page restored from the back/forward cache is as old as when it was left. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) this.catchUp.now();
  };

  /**
   * After the server itself has closed the connection, the library does not reconnect. Hidden tabs wait:
   * beyond the limit of sockets, many tabs would otherwise keep disconnecting one another.
   */
  readonly #comeBack = (): void => {
    if (this.#closed) return;
    if (!document.hidden) this.#socket?.connect();
    else document.addEventListener('visibilitychange', this.#comeBack, { once: true });
  };

  #watch(socket: Socket): void {
    socket.on('connect', () => {
      this.#become('open');
      for (const emit of this.#replays.values()) emit();
      this.onConnect();
    });
    socket.on('disconnect', (reason) => {
      this.onDisconnect();
      if (this.#closed) return;
      this.#become('closed');
      if (reason === 'io server disconnect') setTimeout(this.#comeBack, RETURN_MS);
    });
    socket.on('connect_error', ({ message }) => {
      const refused = message === UNAUTHENTICATED;
      this.#become(refused ? 'refused' : 'closed');
      if (!refused && !socket.active) setTimeout(this.#comeBack, RETURN_MS);
      this.onError(message);
    });
  }
}
