'use client';

import { useEffect } from 'react';
import { call } from '#lib/http/client/call.ts';

/** Tells the server that the member looks at what a saved search finds; renders nothing. */
export function MarkOpened({ id }: { id: string }) {
  useEffect(() => {
    // Otherwise the same members count as new once more.
    call('POST /api/users/searches/{id}/opened', { params: { id } }).catch(() => undefined);
  }, [id]);
  return null;
}
