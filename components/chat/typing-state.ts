/** How long the dots stand from the last sign of writing, or from the message itself. */
export const TYPING_MS = 5000;

export interface TypingState<Item> {
  /** When the dots end; null while there are none. */
  until: number | null;
  /** What has arrived meanwhile and is added when they end. */
  held: readonly Item[];
}

/** The state after something, and what is to be added to the thread now. */
interface TypingStep<Item> {
  state: TypingState<Item>;
  released: readonly Item[];
}

export const notTyping: TypingState<never> = { until: null, held: [] };

/** The other side writes. Going on keeps the dots, but holds nothing back that was sent before. Pure. */
export function receiveTyping<Item>(state: TypingState<Item>, now: number): TypingState<Item> {
  return state.held.length > 0 ? state : { ...state, until: now + TYPING_MS };
}

/** Something was sent: it waits for the dots to end; nobody looking, it is added at once. Pure. */
export function arrived<Item>(
  state: TypingState<Item>,
  item: Item,
  { now, hidden }: { now: number; hidden: boolean },
): TypingStep<Item> {
  const held = [...state.held, item];
  if (hidden) return { state: notTyping, released: held };
  return { state: { until: state.until ?? now + TYPING_MS, held }, released: [] };
}

/** The dots end, and what they held back is added. Pure. */
export function ended<Item>(state: TypingState<Item>): TypingStep<Item> {
  return { state: notTyping, released: state.held };
}

/** How long the dots stand from now on; null where there are none. Pure. */
export function waitOf({ until }: TypingState<unknown>, now: number): number | null {
  return until === null ? null : Math.max(until - now, 0);
}
