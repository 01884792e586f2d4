'use client';

import { useEffect, useState } from 'react';

/** A send that took longer, or was repeated, does not show what time it is on the server now. */
const FRESH_MS = 10_000;

let ahead = 0;

/** A message written at `written`, by this device's clock, was stored at `stored`, by the server's clock. */
export function noteServerTime(written: number, stored: number): void {
  const now = Date.now();
  if (now - written < FRESH_MS) ahead = stored - now;
}

/** The time on the server, as estimated from the last send: a phone's own clock may be wrong. */
export function serverNow(): number {
  return Date.now() + ahead;
}

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
