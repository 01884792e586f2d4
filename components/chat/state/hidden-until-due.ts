/** Tolerance for the difference of two clocks: a message dated ahead by less counts as written now. */
const LEEWAY_MS = 60_000;

interface Due<Item> {
  shown: readonly Item[];
  /** When the next hidden one is due; null if none is hidden. */
  nextAt: number | null;
}

/** The items of a list that may be shown now: messages dated ahead stay hidden until they are due. Pure. */
export function hiddenUntilDue<Item extends { time: number }>(
  items: readonly Item[],
  now: number,
): Due<Item> {
  const later = items.filter(({ time }) => time > now + LEEWAY_MS);
  if (later.length === 0) return { shown: items, nextAt: null };
  return {
    shown: items.filter(({ time }) => time <= now + LEEWAY_MS),
    nextAt: Math.min(...later.map(({ time }) => time)) - LEEWAY_MS,
  };
}
