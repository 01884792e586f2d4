'use client';

import { useEffect, useState } from 'react';

function endOf(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? '0');
  } catch {
    return 0;
  }
}

function secondsTo(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1_000));
}

/** Whole seconds until an action is allowed again; the countdown survives a reload of the tab. */
export function useCountdown(key: string): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => endOf(key));
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    if (secondsTo(end) === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsTo(end));
      if (secondsTo(end) === 0) clearInterval(timer);
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end]);
  const start = (seconds: number): void => {
    const until = Date.now() + seconds * 1_000;
    try {
      sessionStorage.setItem(key, String(until));
    } catch {
      // Without storage the countdown lasts until the page is left.
    }
    setEnd(until);
    setLeft(seconds);
  };
  return [left, start];
}
