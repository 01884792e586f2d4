'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRealtime } from '#components/notifications/use-realtime.ts';

/**
 * Runs once where the line stood already as something was drawn: between its rendering and its first
 * hearing, or since the router kept it, something may have come. Full page loads learn it from the line.
 */
export function useMountedLate(fetchMissed: () => void): void {
  const { connection } = useRealtime();
  const run = useEffectEvent(fetchMissed);
  useEffect(() => {
    if (connection?.state() === 'open') run();
  }, [connection]);
}
