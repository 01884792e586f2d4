'use client';

import { useEffect } from 'react';
import { isQuiet } from './at-work.ts';

/**
 * Repeats a polled query that failed, every `everyMs` while the operator is active. SWR's own retries wait longer after
 * each failure, up to hours, and end for good when one falls into a pause.
 */
export function useRetry(error: unknown, again: () => void, everyMs: number | undefined): void {
  useEffect(() => {
    if (error === undefined || everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (!isQuiet()) again();
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [error, again, everyMs]);
}
