'use client';

import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

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

/** The messages that are due, by the server's clock; the others are added when they become due. */
export function useDue<Item extends { time: number }>(
  items: readonly Item[],
  now: number,
): readonly Item[] {
  const [reached, setReached] = useState(0);
  const { shown, nextAt } = hiddenUntilDue(items, Math.max(now, reached));
  useEffect(() => {
    if (nextAt === null) return;
    const show = (): void => {
      setReached(serverNow());
    };
    const timer = setTimeout(show, Math.max(nextAt - serverNow(), 0));
    return () => {
      clearTimeout(timer);
    };
  }, [nextAt]);
  return shown;
}
