'use client';

import { useEffect } from 'react';
import type { Connection } from '#lib/realtime/client/socket.ts';

/** Reports to the server whether this tab is visible, for as long as the page lives. */
export function useTabVisibility(connection: Connection | null): void {
  useEffect(() => {
    if (connection === null) return;
    const sendVisibility = (): void => {
      connection.sendVisibility(!document.hidden);
    };
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    return () => {
      document.removeEventListener('visibilitychange', sendVisibility);
      connection.sendVisibility(false);
    };
  }, [connection]);
}
