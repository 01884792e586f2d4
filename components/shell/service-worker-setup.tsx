'use client';

import { useEffect } from 'react';
import { registerWorker } from '#components/push/register-worker.ts';
import { watchInstall } from './install-prompt.ts';

/** What makes an app of the site for a member: the worker with its offline page, and the browser's offer. */
export function ServiceWorkerSetup({ brand }: { brand: string }) {
  useEffect(watchInstall, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // After all that the page itself still loads; a browser that refuses goes on without.
    const register = () => void registerWorker(brand).catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      register();
      return;
    }
    const asked = requestIdleCallback(register);
    return () => {
      cancelIdleCallback(asked);
    };
  }, [brand]);
  return null;
}
