'use client';

import { useRef } from 'react';
import { useRealtime } from '#components/notifications/use-realtime.ts';

/** The other side shows its dots for five seconds; a word before they end keeps them. */
const AGAIN_MS = 4000;

/** Tells the other side that one writes, at most every few seconds. */
export function useTypingHint(angelId: string): () => void {
  const { connection } = useRealtime();
  const lastSentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - lastSentAt.current < AGAIN_MS) return;
    lastSentAt.current = now;
    connection?.hint('typing', { angelId });
  };
}
