'use client';

import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const MINUTE_MS = 60_000;

/** The time at which the server rendered the page, then the server's time, updated every minute. */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(serverNow());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
