'use client';

import { useEffect } from 'react';
import type { Connection } from '#lib/realtime/client/socket.ts';

/** Tells the server whether this tab is in view, for as long as the page lives. */
export function useLooking(connection: Connection | null): void {
  useEffect(() => {
    if (connection === null) return;
    const look = (): void => {
      connection.look(!document.hidden);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      connection.look(false);
    };
  }, [connection]);
}
