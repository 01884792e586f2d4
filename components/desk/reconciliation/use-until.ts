'use client';

import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Reads anew every other second while something is still being done. */
export function useUntil(isDone: boolean, again: () => void): void {
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(again, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  });
}
