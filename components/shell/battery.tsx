import Link from 'next/link';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { batteryLevel } from './credit-level.ts';
import { CreditMark } from './credit-mark.tsx';

/** Credits as the brand's drawing, red only when none are left, with a link to buy more. `label` gives the number in words: "32 credits left". */
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
          <span className={credits === 0 ? 'text-credit-empty' : 'text-ink-soft'}>
            <CreditMark level={credits === 0 ? 'none' : batteryLevel(credits)} />
          </span>
          <span className="tabular font-ui text-sm font-semibold">{credits}</span>
        </Link>
      )}
    </Tooltip>
  );
}
