'use client';

import { useEffect } from 'react';

const STORAGE_KEY = 'pushKept';

/** Once a browser session: a browser that its member switched on goes on being pushed to. Draws nothing. */
export function PushRefresher({ trackerId }: { trackerId: string }) {
  useEffect(() => {
    if (window.sessionStorage.getItem(STORAGE_KEY) === trackerId) return;
    // Most never switch it on: they do not load what keeps it.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    import('./browser-push.ts')
      .then(({ refreshSubscription }) => refreshSubscription(trackerId))
      .then(
        () => {
          window.sessionStorage.setItem(STORAGE_KEY, trackerId);
        },
        // The next page tries again.
        () => undefined,
      );
  }, [trackerId]);
  return null;
}
