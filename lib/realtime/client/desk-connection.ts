import type { io as connectTo, Socket } from 'socket.io-client';
import type { DeskEvents } from '../desk/line.ts';
import { DESK_LINE } from '../desk/name.ts';

/** `refused`: the session has ended; only logging in helps. */
export type DeskLineState = 'opening' | 'open' | 'closed' | 'refused';

const AGAIN_MS = 1_500;
const TYPING_EVERY_MS = 2_500;

type Library = { readonly io: typeof connectTo };
type Hearer = { readonly event: string; readonly hear: (payload: never) => void };

/** An operator's tab on the desk's line: it comes back by itself, and says so to whoever may have missed something. */
export class DeskConnection {
  #socket: Socket | null = null;
  #state: DeskLineState = 'opening';
  #talkId: string | null = null;
  #typedAt = 0;
  #begun = false;
  readonly #hearers = new Set<Hearer>();
  readonly #backListeners = new Set<() => void>();
  readonly #stateListeners = new Set<() => void>();
  readonly #library: () => Promise<Library>;

  constructor(library: () => Promise<Library> = () => import('socket.io-client')) {
    this.#library = library;
  }

  readonly state = (): DeskLineState => this.#state;

  readonly onState = (listener: () => void): (() => void) => {
    this.#begin();
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  on<Name extends keyof DeskEvents>(
    event: Name,
    hear: (payload: DeskEvents[Name]) => void,
  ): () => void {
    this.#begin();
    const hearer: Hearer = { event, hear };
    this.#hearers.add(hearer);
    return () => void this.#hearers.delete(hearer);
  }

  /** Each time the line stands: what came before may have been missed. */
  onBack(listener: () => void): () => void {
    this.#begin();
    this.#backListeners.add(listener);
    return () => void this.#backListeners.delete(listener);
  }

  /** The talk that is in view, or none. */
  watch(talkId: string | null): void {
    this.#begin();
    this.#talkId = talkId;
    this.#tellWatch();
  }

  typing(talkId: string): void {
    if (Date.now() - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = Date.now();
    this.#socket?.volatile.emit('typing', { talkId });
  }

  #tellWatch(): void {
    if (this.#socket?.connected === true) this.#socket.emit('open', { talkId: this.#talkId });
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { io } = await this.#library();
    const socket = io(DESK_LINE, {
      transports: ['websocket'],
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
    });
    this.#socket = socket;
    socket.onAny((event: string, payload: unknown) => {
      for (const one of this.#hearers) if (one.event === event) one.hear(payload as never);
    });
    socket.on('connect', () => {
      this.#become('open');
      this.#tellWatch();
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

  /** A tab that nobody looks at waits until somebody does: of too many, the oldest make room. */
  #again(socket: Socket): void {
    if (document.visibilityState === 'visible') {
      setTimeout(() => socket.connect(), AGAIN_MS);
      return;
    }
    const shown = (): void => void socket.connect();
    document.addEventListener('visibilitychange', shown, { once: true });
  }

  #become(state: DeskLineState): void {
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }
}
