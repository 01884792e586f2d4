/** How long the dots are shown after the last typing event, or after the message itself. */
export const TYPING_MS = 5000;

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
  return state.held.length > 0 ? state : { ...state, until: now + TYPING_MS };
}

/** A message arrived: it is held until the dots end; in a hidden tab it is added at once. Pure. */
export function arrived<Item>(
  state: TypingState<Item>,
  item: Item,
  { now, hidden }: { now: number; hidden: boolean },
): TypingStep<Item> {
  const held = [...state.held, item];
  if (hidden) return { state: notTyping, released: held };
  return { state: { until: state.until ?? now + TYPING_MS, held }, released: [] };
}

/** The dots end, and the held messages are added. Pure. */
export function ended<Item>(state: TypingState<Item>): TypingStep<Item> {
  return { state: notTyping, released: state.held };
}

/** How long the dots remain from now on; null if there are none. Pure. */
export function waitOf({ until }: TypingState<unknown>, now: number): number | null {
  return until === null ? null : Math.max(until - now, 0);
}
