import { clsx } from 'clsx';
import Link from 'next/link';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { batteryLevel, type CreditLevel } from './credit-level.ts';

const widths: Readonly<Record<CreditLevel, number>> = { full: 19, medium: 10, empty: 3 };

/** Credits as a battery icon, red only when none are left, with a link to buy more. `label` gives the number in words: "32 credits left". */
export function Battery({
  credits,
  label,
  href,
  hrefLabel,
}: {
  credits: number;
  label: string;
  href: string;
  /** Label of the link's target. */
  hrefLabel: string;
}) {
  const width = widths[batteryLevel(credits)];
  const colour = credits === 0 ? 'text-credit-empty' : 'text-ink-soft';
  return (
    <Tooltip text={label} side="bottom">
      {(trigger) => (
        <Link
          {...trigger}
          prefetch={false}
          href={href}
          aria-label={`${label} · ${hrefLabel}`}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field px-2 no-underline"
        >
          <svg aria-hidden="true" viewBox="0 0 30 16" className={clsx('h-4 w-auto', colour)}>
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
          <span className="tabular font-ui text-sm font-semibold">{credits}</span>
        </Link>
      )}
    </Tooltip>
  );
}
