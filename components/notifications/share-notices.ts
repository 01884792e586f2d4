type Said = { readonly notified?: readonly string[]; readonly dismissed?: readonly string[] };

/** The browser features by which tabs coordinate; without them every tab shows notifications itself. */
export interface Agreement {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly channel?: ((name: string) => BroadcastChannel) | undefined;
}

interface TabHandlers {
  /** This tab now shows the notifications. */
  readonly onElected: () => void;
  readonly onNotified: (keys: readonly string[]) => void;
  readonly onDismissed: (keys: readonly string[]) => void;
}

/**
 * Coordinates the tabs of one member: only one tab, a visible one, shows notifications. The others leave out
 * what it has shown and what was closed in it.
 */
export class SharedNotices {
  readonly #name: string;
  readonly #handlers: TabHandlers;
  readonly #locks: Agreement['locks'];
  readonly #channel: BroadcastChannel | undefined;
  #seen: AbortController | null = null;
  #isLeader = false;

  constructor(trackerId: string, { locks, channel }: Agreement, handlers: TabHandlers) {
    this.#name = `notices:${trackerId}`;
    this.#handlers = handlers;
    this.#locks = locks;
    this.#channel = channel?.(this.#name);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.notified) handlers.onNotified(data.notified);
      if (data.dismissed) handlers.onDismissed(data.dismissed);
    });
  }

  get isLeader(): boolean {
    return this.#locks === undefined || this.#isLeader;
  }

  /** A visible tab waits to become the leader; a hidden one leaves that to another. */
  see(visible: boolean): void {
    if (visible === (this.#seen !== null)) return;
    this.#seen?.abort();
    this.#seen = null;
    this.#isLeader = false;
    if (!visible) return;
    const seen = new AbortController();
    this.#seen = seen;
    const take = (): Promise<void> => {
      if (seen.signal.aborted) return Promise.resolve();
      this.#isLeader = true;
      this.#handlers.onElected();
      return new Promise((resolve) => {
        seen.signal.addEventListener('abort', () => {
          resolve();
        });
      });
    };
    // An aborted lock request rejects with an AbortError.
    this.#locks?.request(this.#name, { signal: seen.signal }, take).catch(() => undefined);
  }

  say(said: Said): void {
    this.#channel?.postMessage(said);
  }

  close(): void {
    this.see(false);
    this.#channel?.close();
  }
}

/** The features that this browser offers. */
export function browserAgreement(): Agreement {
  return {
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
  };
}
