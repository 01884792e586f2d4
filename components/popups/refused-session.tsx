'use client';

import { useEffect, useRef } from 'react';
import { useConnectionState } from '#components/realtime/use-realtime.ts';
import { call } from '#lib/http/client/call.ts';
import { usePopups } from './popup-context.ts';

/** Asks once why the server refuses the connection, and opens the popup of a disabled account. */
export function RefusedSession({ trackerId }: { trackerId: string }) {
  const refused = useConnectionState() === 'refused';
  const popups = usePopups();
  const asked = useRef(false);
  useEffect(() => {
    if (!refused || asked.current) return;
    asked.current = true;
    call('POST /api/users/verify', { body: { trackerId } }).then(
      (answer) => {
        if (!answer.verify && answer.error !== undefined) popups.open({ kind: 'disabled' });
      },
      () => undefined,
    );
  }, [refused, popups, trackerId]);
  return null;
}
