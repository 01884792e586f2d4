'use client';

import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';

const SECOND = 1_000;

function tick(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => {
    clearInterval(timer);
  };
}

const second = (): number => Math.floor(Date.now() / SECOND) * SECOND;

/** The current time in whole seconds; zero before hydration. */
function useNow(): number {
  return useSyncExternalStore(tick, second, () => 0);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (n: number): string => String(n).padStart(2, '0');

/** A duration as a clock shows it, `4:07` or `1:04:07`; never below zero. */
function spell(fromMs: number, toMs: number): string {
  const seconds = Math.max(0, Math.floor((toMs - fromMs) / 1_000));
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

const LONG_MS = 10 * 60_000;

/** How long someone has been waiting, counting up. */
export function WaitingTime({ since }: { since: number }) {
  const now = useNow();
  if (now === 0) return null;
  return (
    <span
      role="timer"
      className={clsx('tabular-nums', now - since > LONG_MS ? 'font-semibold text-danger' : '')}
    >
      <span className="sr-only">Waiting for </span>
      {spell(since, now)}
    </span>
  );
}

/** The time since something began, counting up. */
export function ElapsedTime({ since }: { since: number }) {
  const now = useNow();
  return now === 0 ? null : <span className="tabular-nums">{spell(since, now)}</span>;
}

/** The time left of a claim. */
export function TimeLeft({ until }: { until: number }) {
  const now = useNow();
  return now === 0 ? null : <span className="tabular-nums">{spell(now, until)}</span>;
}
