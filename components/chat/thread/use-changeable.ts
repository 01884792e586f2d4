'use client';

import { useEffect, useState } from 'react';
import { serverNow } from '../state/server-clock.ts';

const CHANGEABLE_MS = 60_000;

/** Whether a message of the member's own may still be changed: for a minute, by the server's clock. */
export function useChangeable(sent: number | null): boolean {
  const [changeable, setChangeable] = useState(false);
  useEffect(() => {
    const left = sent === null ? 0 : sent + CHANGEABLE_MS - serverNow();
    const soon = setTimeout(() => {
      setChangeable(left > 0);
    }, 0);
    const end = setTimeout(
      () => {
        setChangeable(false);
      },
      Math.max(left, 0),
    );
    return () => {
      clearTimeout(soon);
      clearTimeout(end);
    };
  }, [sent]);
  return changeable;
}
