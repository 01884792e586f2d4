import { PageParts } from '../page-parts.tsx';

const PARTS = [
  { href: '/payments', name: 'Orders' },
  { href: '/payments/hanging', name: 'Unresolved' },
  { href: '/payments/declarations', name: 'Declarations' },
  { href: '/payments/exports', name: 'Exports' },
] as const;

/** The tabs of the payments page. */
export function PaymentParts({ here }: { here: (typeof PARTS)[number]['href'] }) {
  return (
    <PageParts
      label="Payments"
      parts={PARTS.map((part) => ({ ...part, here: part.href === here }))}
    />
  );
}
