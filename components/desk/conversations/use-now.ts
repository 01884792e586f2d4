'use client';

import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => {
    clearInterval(timer);
  };
}

const second = (): number => Math.floor(Date.now() / SECOND) * SECOND;

/** The current time in whole seconds; zero before hydration. */
export function useNow(): number {
  return useSyncExternalStore(tick, second, () => 0);
}
