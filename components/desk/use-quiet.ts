'use client';

import { useEffect, useState } from 'react';
import { isQuiet, onWork } from './at-work.ts';

const CHECK_INTERVAL_MS = 5_000;

/** Whether the operator has been inactive for a while, so that polling pauses. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (quiet) {
      return onWork(() => {
        setQuiet(false);
      });
    }
    const timer = setInterval(() => {
      setQuiet(isQuiet());
    }, CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [quiet]);
  return quiet;
}
