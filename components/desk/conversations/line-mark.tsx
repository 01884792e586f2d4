'use client';

import Link from 'next/link';
import { Pill } from '../pill.tsx';
import { useDeskLine } from './desk-line.ts';

const WORDS = {
  opening: ['plain', 'Connecting'],
  open: ['good', 'Live'],
  closed: ['bad', 'Reconnecting'],
  refused: ['bad', 'Logged out'],
} as const;

/** Whether what one sees moves by itself. */
export function LineMark() {
  const state = useDeskLine();
  const [tone, word] = WORDS[state];
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm">
      <Pill tone={tone}>{word}</Pill>
      {state === 'refused' && (
        <Link prefetch={false} href="/login" className="underline underline-offset-2">
          Log in again
        </Link>
      )}
    </span>
  );
}
