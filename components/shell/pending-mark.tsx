'use client';

import { clsx } from 'clsx';
import { useLinkStatus } from 'next/link';
import { useReportPending } from './pending-place.tsx';
import type { Place } from './places.ts';

interface PendingMarkProps {
  place: Place;
  current: boolean;
  className: string;
}

/** Inside a link: the rule of the current page, and at once after a press a moving one until the next page is there. */
export function PendingMark({ place, current, className }: PendingMarkProps) {
  const { pending } = useLinkStatus();
  useReportPending(place, pending);
  if (!pending && !current) return null;
  return (
    <span
      aria-hidden="true"
      data-pending={pending || undefined}
      className={clsx(
        'rule absolute',
        pending && 'animate-[breathe_0.9s_ease-in-out_infinite]',
        className,
      )}
    />
  );
}
