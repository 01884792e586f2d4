'use client';

import { useEffect } from 'react';
import { registerWorker } from '#components/push/register-worker.ts';
import { watchInstall } from './install-prompt.ts';

/** Makes the site installable for a member: the service worker with its offline page, and the browser's prompt. */
export function ServiceWorkerSetup({ brand }: { brand: string }) {
  useEffect(watchInstall, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // When the page itself has finished loading; a browser that refuses works without it.
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
