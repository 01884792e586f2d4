'use client';

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment the server rendered at, then the browser's own, minute by minute. */
export function useNow(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
