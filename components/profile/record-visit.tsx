'use client';

import { useEffect } from 'react';
import { rememberVisit } from '#components/discovery/visited.ts';
import { useRealtime } from '#components/notifications/use-realtime.ts';
import { call } from '#lib/http/client/call.ts';

/** Tells once that this profile was looked at: here, by the browser, so that no prefetch counts. */
export function RecordVisit({ angelId }: { angelId: string }) {
  const { trackerId } = useRealtime();
  useEffect(() => {
    rememberVisit(angelId);
    // Whether it could be told changes nothing for who looks.
    call('POST /api/collect/visited', { body: { angelId, trackerId } }).catch(() => undefined);
  }, [angelId, trackerId]);
  return null;
}
