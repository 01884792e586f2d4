'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRealtime } from './use-realtime.ts';

/**
 * Runs once if the connection was already open when the component mounted: events may have been missed
 * between rendering and subscribing, or since the router cached the page. On full page loads the connection
 * brings them.
 */
export function useMountedLate(fetchMissed: () => void): void {
  const { connection } = useRealtime();
  const run = useEffectEvent(fetchMissed);
  useEffect(() => {
    if (connection?.state() === 'open') run();
  }, [connection]);
}
