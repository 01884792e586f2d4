'use client';

import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer serves every time on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const step = (): number => Math.floor(Date.now() / STEP_MS) * STEP_MS;

/** The current time in steps of half a minute; zero before hydration. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, step, () => 0);
}
