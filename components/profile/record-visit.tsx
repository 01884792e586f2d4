'use client';

import { useEffect } from 'react';
import { rememberVisit } from '#components/discovery/visited.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { call } from '#lib/http/client/call.ts';

/** Records once that this profile was visited. The browser does it, so that no prefetch counts. */
export function RecordVisit({ angelId }: { angelId: string }) {
  const { trackerId } = useRealtime();
  useEffect(() => {
    rememberVisit(angelId);
    // A failed call changes nothing for the visitor.
    call('POST /api/collect/visited', { body: { angelId, trackerId } }).catch(() => undefined);
  }, [angelId, trackerId]);
  return null;
}
