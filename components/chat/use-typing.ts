'use client';

import { useEffect, useRef, useState } from 'react';
import { useSocketEvent } from '#components/notifications/use-realtime.ts';

const TYPING_MS = 5000;

/**
 * The three dots: five seconds from the last sign of writing, or from the message itself. What arrives
 * is added when they end; with the page out of sight at once.
 */
export function useTyping<Item>(
  angelId: string,
  add: (items: readonly Item[]) => void,
): { typing: boolean; arrive: (item: Item) => void } {
  const [typing, setTyping] = useState(false);
  const held = useRef<Item[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const finish = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyping(false);
    const items = held.current;
    held.current = [];
    if (items.length > 0) add(items);
  };
  const begin = (): void => {
    clearTimeout(timer.current);
    setTyping(true);
    timer.current = setTimeout(finish, TYPING_MS);
  };
  useSocketEvent('typing', (event) => {
    // Whoever goes on writing keeps the dots, but holds nothing back that was sent before.
    if (event.angelId === angelId && held.current.length === 0) begin();
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return {
    typing,
    arrive: (item) => {
      held.current.push(item);
      if (document.hidden) finish();
      else if (timer.current === undefined) begin();
    },
  };
}
