'use client';

import { useRef } from 'react';
import { useRealtime } from '#components/notifications/use-realtime.ts';

/** The peer sees the dots for five seconds; another hint before they end extends them. */
const AGAIN_MS = 4000;

/** Notifies the peer that the member is typing, at most every four seconds. */
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
