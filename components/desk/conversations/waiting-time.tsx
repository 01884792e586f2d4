'use client';

import { clsx } from 'clsx';
import { spell } from './spell.ts';
import { useNow } from './use-now.ts';

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

/** The time left of a claim. */
export function TimeLeft({ until }: { until: number }) {
  const now = useNow();
  return now === 0 ? null : <span className="tabular-nums">{spell(now, until)}</span>;
}
