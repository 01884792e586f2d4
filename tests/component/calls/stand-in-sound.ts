/** The sound of one page: what it plays, and whether the browser lets it. */
export class StandInSound {
  static opened: StandInSound[] = [];
  static allowed = true;
  currentTime = 0;
  readonly destination = {};
  readonly played: number[] = [];
  isClosed = false;
  #allow: () => void = () => undefined;

  constructor() {
    StandInSound.opened.push(this);
  }

  resume(): Promise<void> {
    if (StandInSound.allowed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#allow = resolve;
    });
  }
  /** The member pressed something on the page. */
  allow(): void {
    this.#allow();
  }
  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    const frequency = { value: 0 };
    const start = (): void => void this.played.push(frequency.value);
    return { frequency, connect: () => undefined, start, stop: () => undefined };
  }
}

type Waiting = { readonly grant: () => void; readonly signal: AbortSignal };

/** Locks of one name, as tabs of one browser share them. */
function standInLocks() {
  let holder: object | null = null;
  const waiting: Waiting[] = [];
  const next = (): void => {
    holder = null;
    waiting
      .splice(0)
      .filter(({ signal }) => !signal.aborted)
      .forEach((one, index) => {
        if (index === 0) one.grant();
        else waiting.push(one);
      });
  };
  return {
    request: (
      _: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<void> | undefined,
    ): Promise<void> =>
      new Promise((resolve) => {
        const grant = (): void => {
          holder = work;
          void Promise.resolve(work()).then(() => {
            next();
            resolve();
          });
        };
        if (holder === null) grant();
        else waiting.push({ grant, signal });
      }),
  };
}

/** A channel between the tabs of one browser. */
function standInChannels() {
  const open = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const one of open) if (one !== this) one.onmessage?.({ data });
    }
    close(): void {
      open.delete(this);
    }
  }
  return Channel;
}

/** Gives the page sound, locks, a channel to other tabs and a motor; returns what it vibrated. */
export function installSound(): { readonly vibrations: unknown[] } {
  StandInSound.opened = [];
  StandInSound.allowed = true;
  const vibrations: unknown[] = [];
  const vibrate = (pattern: unknown): boolean => {
    vibrations.push(pattern);
    return true;
  };
  for (const [name, value] of Object.entries({
    AudioContext: StandInSound,
    BroadcastChannel: standInChannels(),
  })) {
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  for (const [name, value] of Object.entries({ locks: standInLocks(), vibrate })) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return { vibrations };
}

export function removeSound(): void {
  for (const name of ['AudioContext', 'BroadcastChannel']) {
    Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(window, name);
  }
  for (const name of ['locks', 'vibrate']) Reflect.deleteProperty(navigator, name);
}
