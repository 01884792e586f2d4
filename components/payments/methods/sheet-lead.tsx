import type { SheetEnd } from './use-sheet.ts';

interface SheetLeadProps {
  ended: SheetEnd | null;
  labels: Readonly<Record<'lead' | SheetEnd, string>>;
}

/** Says what the order button will open, or why the sheet it opened gave no payment. */
export function SheetLead({ ended, labels }: SheetLeadProps) {
  return (
    <p role={ended === 'failed' ? 'alert' : 'status'} className="rounded-card bg-sunken p-4">
      {labels[ended ?? 'lead']}
    </p>
  );
}
