'use client';

import Link from 'next/link';
import { useDeskConnectionState } from '#components/realtime/desk-connection.ts';
import { Pill } from '../pill.tsx';

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
