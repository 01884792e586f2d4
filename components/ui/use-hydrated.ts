'use client';

import { useSyncExternalStore } from 'react';

const noSubscription = (): (() => void) => () => undefined;

/** False on the server and until the scripts have taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
