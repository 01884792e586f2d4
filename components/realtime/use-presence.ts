'use client';

import { useEffect, useState } from 'react';
import { useRealtime, useSocketEvent } from './use-realtime.ts';

/** Whether a profile is online: as rendered first, then as the hub reports it while its thread is in view. */
export function usePresence(angelId: string, rendered: boolean): boolean {
  const { connection } = useRealtime();
  const [online, setOnline] = useState(rendered);
  useSocketEvent('presence', (event) => {
    if (event.angelId === angelId) setOnline(event.online);
  });
  useEffect(() => {
    if (connection === null) return;
    const update = (): void => {
      connection.watch(document.hidden ? null : angelId);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      connection.watch(null);
    };
  }, [connection, angelId]);
  return online;
}
