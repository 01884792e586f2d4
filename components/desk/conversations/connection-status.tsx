'use client';

import Link from 'next/link';
import { Pill } from '../pill.tsx';
import { useDeskConnectionState } from './use-desk-connection-state.ts';

const LABELS = {
  opening: ['plain', 'Connecting'],
  open: ['good', 'Live'],
  closed: ['bad', 'Reconnecting'],
  refused: ['bad', 'Logged out'],
} as const;

/** Whether the page updates in real time. */
export function ConnectionStatus() {
  const state = useDeskConnectionState();
  const [tone, label] = LABELS[state];
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm">
      <Pill tone={tone}>{label}</Pill>
      {state === 'refused' && (
        <Link prefetch={false} href="/login" className="underline underline-offset-2">
          Log in again
        </Link>
      )}
    </span>
  );
}
