import { cn } from '#components/ui/cn.ts';
import { batteryLevel, type CreditLevel } from './credit-level.ts';

const look: Readonly<Record<CreditLevel, { width: number; colour: string }>> = {
  full: { width: 19, colour: 'text-credit-full' },
  medium: { width: 10, colour: 'text-credit-medium' },
  empty: { width: 3, colour: 'text-credit-empty' },
};

/** Credits at a glance. `label` says the number in words, for example "32 credits left". */
export function Battery({
  credits,
  label,
  className,
}: {
  credits: number;
  label: string;
  className?: string;
}) {
  const { width, colour } = look[batteryLevel(credits)];
  return (
    <span className={cn('inline-flex items-center gap-1.5', className)}>
      <svg viewBox="0 0 30 16" role="img" aria-label={label} className={cn('h-4 w-auto', colour)}>
        <rect
          x="1"
          y="1"
          width="25"
          height="14"
          rx="3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <path d="M28 5.5v5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <rect x="4" y="4" width={width} height="8" rx="1.5" fill="currentColor" />
      </svg>
      <span aria-hidden="true" className="tabular font-ui text-sm font-semibold">
        {credits}
      </span>
    </span>
  );
}
