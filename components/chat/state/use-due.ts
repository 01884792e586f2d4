'use client';

import { useEffect, useState } from 'react';
import { hiddenUntilDue } from './hidden-until-due.ts';
import { serverNow } from './server-clock.ts';

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
