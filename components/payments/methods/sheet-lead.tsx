import type { SheetEnd } from './use-sheet.ts';

interface SheetLeadProps {
  ended: SheetEnd | null;
  labels: Readonly<Record<'lead' | SheetEnd, string>>;
}

/** What the order button will open, or why there is nothing of what it opened. */
export function SheetLead({ ended, labels }: SheetLeadProps) {
  return (
    <p role={ended === 'failed' ? 'alert' : 'status'} className="rounded-card bg-sunken p-4">
      {labels[ended ?? 'lead']}
    </p>
  );
}
