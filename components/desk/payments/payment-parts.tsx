'use client';

import { PageParts } from '../page-parts.tsx';
import { useWorkCounts } from '../use-work-counts.ts';

const PARTS = [
  { href: '/payments', name: 'Orders' },
  { href: '/payments/hanging', name: 'Unresolved' },
  { href: '/payments/declarations', name: 'Declarations' },
  { href: '/payments/exports', name: 'Exports' },
] as const;

/** The tabs of the payments page, each with how much waits on it. */
export function PaymentParts({ here }: { here: (typeof PARTS)[number]['href'] }) {
  const counts = useWorkCounts('path');
  return (
    <PageParts
      label="Payments"
      parts={PARTS.map((part) => ({
        ...part,
        here: part.href === here,
        count: counts.get(part.href),
      }))}
    />
  );
}
