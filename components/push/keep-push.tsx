'use client';

import { useEffect } from 'react';

const KEPT = 'pushKept';

/** Once a browser session: a browser that its member switched on goes on being pushed to. Draws nothing. */
export function KeepPush({ trackerId }: { trackerId: string }) {
  useEffect(() => {
    if (window.sessionStorage.getItem(KEPT) === trackerId) return;
    // Most never switch it on: they do not load what keeps it.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    import('./browser-push.ts')
      .then(({ keepPush }) => keepPush(trackerId))
      .then(
        () => {
          window.sessionStorage.setItem(KEPT, trackerId);
        },
        // The next page tries again.
        () => undefined,
      );
  }, [trackerId]);
  return null;
}
