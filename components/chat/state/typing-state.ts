import { TYPING_SHOWN_MS } from '#lib/realtime/limits.ts';

export interface TypingState<Item> {
  /** When the dots end; null while there are none. */
  until: number | null;
  /** What has arrived meanwhile and is added when they end. */
  held: readonly Item[];
}

/** The next state, and the items to add to the thread now. */
interface TypingStep<Item> {
  state: TypingState<Item>;
  released: readonly Item[];
}

export const notTyping: TypingState<never> = { until: null, held: [] };

/** The peer is typing. Typing on extends the dots, but never while a message is held back by them. Pure. */
export function receiveTyping<Item>(state: TypingState<Item>, now: number): TypingState<Item> {
  return state.held.length > 0 ? state : { ...state, until: now + TYPING_SHOWN_MS };
}

/** A message arrived: it is held until the dots end; in a hidden tab it is added at once. Pure. */
export function arrived<Item>(
  state: TypingState<Item>,
  item: Item,
  { now, hidden }: { now: number; hidden: boolean },
): TypingStep<Item> {
  const held = [...state.held, item];
  if (hidden) return { state: notTyping, released: held };
  return { state: { until: state.until ?? now + TYPING_SHOWN_MS, held }, released: [] };
}

/** The dots end, and the held messages are added. Pure. */
export function ended<Item>(state: TypingState<Item>): TypingStep<Item> {
  return { state: notTyping, released: state.held };
}

/** How long the dots remain from now on; null if there are none. Pure. */
export function waitOf({ until }: TypingState<unknown>, now: number): number | null {
  return until === null ? null : Math.max(until - now, 0);
}

interface TypingHandlers<Item> {
  readonly onChange: (typing: boolean) => void;
  /** What was held back is to be added now. */
  readonly onRelease: (items: readonly Item[]) => void;
}

/** Runs the typing indicator by the clock. What arrives meanwhile is added when it ends. */
export class TypingIndicator<Item> {
  readonly #handlers: TypingHandlers<Item>;
  #state: TypingState<Item> = notTyping;
  #isShown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(handlers: TypingHandlers<Item>) {
    this.#handlers = handlers;
  }

  receive(): void {
    this.#become(receiveTyping(this.#state, Date.now()));
  }

  arrive(item: Item): void {
    this.#step(arrived(this.#state, item, { now: Date.now(), hidden: document.hidden }));
  }

  release(): void {
    this.#step(ended(this.#state));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step({ state, released }: TypingStep<Item>): void {
    this.#become(state);
    if (released.length > 0) this.#handlers.onRelease(released);
  }

  #become(state: TypingState<Item>): void {
    this.#state = state;
    clearTimeout(this.#timer);
    const wait = waitOf(state, Date.now());
    const isShown = wait !== null;
    if (isShown !== this.#isShown) this.#handlers.onChange(isShown);
    this.#isShown = isShown;
    if (wait !== null) {
      this.#timer = setTimeout(() => {
        this.release();
      }, wait);
    }
  }
}
