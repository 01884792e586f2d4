'use client';

import { useState } from 'react';
import { useRealtime } from '#components/realtime/use-realtime.ts';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { call } from '#lib/http/client/call.ts';
import type { PauseLength } from '#lib/notifications/limits.ts';
import { usePause } from './pause-state.tsx';

/** Begins and ends the pause of all notices; a refused call is shown and changes nothing. */
export function usePauseActions() {
  const { trackerId } = useRealtime();
  const { setPause } = usePause();
  const [pending, setPending] = useState(false);
  const showError = useErrorToast();

  const run = async (action: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      showError(error);
    } finally {
      setPending(false);
    }
  };
  const begin = (length: PauseLength): Promise<void> =>
    run(async () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { length, timeZone, clickid: trackerId };
      const { pause } = await call('POST /api/users/noticePause', { body });
      setPause({ until: pause.until === null ? null : new Date(pause.until) });
    });
  const end = (): Promise<void> =>
    run(async () => {
      await call('DELETE /api/users/noticePause', {});
      setPause(null);
    });
  return { pending, begin, end };
}
