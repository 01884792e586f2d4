'use client';

import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Reloads every other second until the work is done. */
export function useUntil(isDone: boolean, again: () => void): void {
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(again, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  });
}
