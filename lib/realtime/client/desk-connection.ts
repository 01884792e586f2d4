import type { io as connectTo, Socket } from 'socket.io-client';
import type { DeskEvents } from '../desk/channel.ts';
import { DESK_NAMESPACE } from '../desk/name.ts';

/** `refused`: the session has ended; only logging in helps. */
export type DeskConnectionState = 'opening' | 'open' | 'closed' | 'refused';

const AGAIN_MS = 1_500;
const TYPING_EVERY_MS = 2_500;

type Library = { readonly io: typeof connectTo };
type EventHandler = { readonly event: string; readonly handle: (payload: never) => void };

/**
 * An operator tab's connection to the desk: it reconnects by itself and notifies listeners that may have
 * missed something.
 */
export class DeskConnection {
  #socket: Socket | null = null;
  #state: DeskConnectionState = 'opening';
  #conversationId: string | null = null;
  #typedAt = 0;
  #begun = false;
  readonly #handlers = new Set<EventHandler>();
  readonly #backListeners = new Set<() => void>();
  readonly #stateListeners = new Set<() => void>();
  readonly #library: () => Promise<Library>;

  constructor(library: () => Promise<Library> = () => import('socket.io-client')) {
    this.#library = library;
  }

  readonly state = (): DeskConnectionState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#begin();
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  on<Name extends keyof DeskEvents>(
    event: Name,
    handle: (payload: DeskEvents[Name]) => void,
  ): () => void {
    this.#begin();
    const handler: EventHandler = { event, handle };
    this.#handlers.add(handler);
    return () => void this.#handlers.delete(handler);
  }

  /** Called on each connection: earlier events may have been missed. */
  onBack(listener: () => void): () => void {
    this.#begin();
    this.#backListeners.add(listener);
    return () => void this.#backListeners.delete(listener);
  }

  /** The conversation in view, or none. */
  watch(conversationId: string | null): void {
    this.#begin();
    this.#conversationId = conversationId;
    this.#sendWatch();
  }

  typing(conversationId: string): void {
    if (Date.now() - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = Date.now();
    this.#socket?.volatile.emit('typing', { conversationId });
  }

  #sendWatch(): void {
    if (this.#socket?.connected === true)
      this.#socket.emit('open', { conversationId: this.#conversationId });
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { io } = await this.#library();
    const socket = io(DESK_NAMESPACE, {
      transports: ['websocket'],
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
    });
    this.#socket = socket;
    socket.onAny((event: string, payload: unknown) => {
      for (const one of this.#handlers) if (one.event === event) one.handle(payload as never);
    });
    socket.on('connect', () => {
      this.#become('open');
      this.#sendWatch();
      for (const listener of this.#backListeners) listener();
    });
    socket.on('disconnect', (reason) => {
      this.#become('closed');
      if (reason === 'io server disconnect') this.#again(socket);
    });
    socket.on('connect_error', ({ message }) => {
      if (message === 'unauthenticated') this.#become('refused');
      else {
        this.#become('closed');
        if (!socket.active) this.#again(socket);
      }
    });
  }

  /**
   * A hidden tab reconnects only when it is visible again: beyond the limit, the server disconnects the
   * oldest sockets.
   */
  #again(socket: Socket): void {
    if (document.visibilityState === 'visible') {
      setTimeout(() => socket.connect(), AGAIN_MS);
      return;
    }
    const shown = (): void => void socket.connect();
    document.addEventListener('visibilitychange', shown, { once: true });
  }

  #become(state: DeskConnectionState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }
}
