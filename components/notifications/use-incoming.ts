'use client';

import { useEffect, useRef, useState } from 'react';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { popupDelay } from './incoming.ts';
import { useSocketEvent } from './use-realtime.ts';

interface Incoming {
  event: ChatEvent;
  /** How many came that nobody has looked at yet, this one included. */
  count: number;
}

/** The newest event to tell of. What comes while the tab is out of sight waits until it is seen. */
export function useIncoming(): { incoming: Incoming | null; dismiss: () => void } {
  const [incoming, setIncoming] = useState<Incoming | null>(null);
  const held = useRef<ChatEvent[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const release = (): void => {
    const events = held.current;
    const newest = events.at(-1);
    if (document.hidden || newest === undefined) return;
    held.current = [];
    setIncoming((before) => ({ event: newest, count: (before?.count ?? 0) + events.length }));
  };
  useSocketEvent('chat', (event) => {
    if (event.seq === null) return;
    const delay = popupDelay(event);
    if (delay === null) return;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      held.current.push(event);
      release();
    }, delay);
    timers.current.add(timer);
  });
  const drop = (gone: (event: ChatEvent) => boolean): void => {
    held.current = held.current.filter((event) => !gone(event));
    setIncoming((before) => (before !== null && gone(before.event) ? null : before));
  };
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) drop((event) => event.angelId === angelId);
  });
  // What was read in another tab or on another device is old news here.
  useSocketEvent('read', ({ angelId, seq, by }) => {
    if (by === 'self') drop((event) => event.angelId === angelId && event.seq <= seq);
  });
  useEffect(() => {
    const waiting = timers.current;
    document.addEventListener('visibilitychange', release);
    return () => {
      document.removeEventListener('visibilitychange', release);
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  return {
    incoming,
    dismiss: () => {
      setIncoming(null);
    },
  };
}
