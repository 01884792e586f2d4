import type { SheetEnd } from './use-sheet.ts';

interface SheetLeadProps {
  ended: SheetEnd | null;
  words: Readonly<Record<'lead' | SheetEnd, string>>;
}

/** What the order button will open, or why there is nothing of what it opened. */
export function SheetLead({ ended, words }: SheetLeadProps) {
  return (
    <p role={ended === 'failed' ? 'alert' : 'status'} className="rounded-card bg-sunken p-4">
      {words[ended ?? 'lead']}
    </p>
  );
}
