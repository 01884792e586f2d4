import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  good: 'bg-success-soft text-on-success-soft',
  bad: 'bg-danger-soft text-on-danger-soft',
} as const;

export type Tone = keyof typeof TONES;

/** A state as a label. The colour adds no information to the text. */
export function Pill({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-block first-letter:uppercase rounded-badge px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
