'use client';

import { useEffect } from 'react';
import type { MemberConnection } from '#lib/realtime/client/member-connection.ts';

/** Reports to the server whether this tab is visible, for as long as the page lives. */
export function useTabVisibility(connection: MemberConnection | null): void {
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
