'use client';

import { useEffect } from 'react';

const STORAGE_KEY = 'pushKept';

/** Once a browser session: renews the subscription of a member who switched push on here. Renders nothing. */
export function PushRefresher({ trackerId }: { trackerId: string }) {
  useEffect(() => {
    if (window.sessionStorage.getItem(STORAGE_KEY) === trackerId) return;
    // Most members never switch it on and do not load the code for it.
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
