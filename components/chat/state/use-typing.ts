'use client';

import { useEffect, useRef, useState } from 'react';
import { useSocketEvent } from '#components/realtime/use-realtime.ts';
import {
  arrived,
  ended,
  receiveTyping,
  notTyping,
  waitOf,
  type TypingState,
} from './typing-state.ts';

/** The three typing dots. What arrives meanwhile is added when they end, or when `release` is called. */
export function useTyping<Item>(
  angelId: string,
  add: (items: readonly Item[]) => void,
): { typing: boolean; arrive: (item: Item) => void; release: () => void } {
  const [typing, setTyping] = useState(false);
  const state = useRef<TypingState<Item>>(notTyping);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const become = (next: TypingState<Item>, wait: number | null): void => {
    state.current = next;
    clearTimeout(timer.current);
    setTyping(wait !== null);
    if (wait !== null) timer.current = setTimeout(release, wait);
  };
  const release = (): void => {
    const { state: next, released } = ended(state.current);
    become(next, null);
    if (released.length > 0) add(released);
  };
  useSocketEvent('typing', (event) => {
    if (event.angelId !== angelId) return;
    const now = Date.now();
    const next = receiveTyping(state.current, now);
    become(next, waitOf(next, now));
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    typing,
    release,
    arrive: (item) => {
      const now = Date.now();
      const step = arrived(state.current, item, { now, hidden: document.hidden });
      become(step.state, waitOf(step.state, now));
      if (step.released.length > 0) add(step.released);
    },
  };
}
