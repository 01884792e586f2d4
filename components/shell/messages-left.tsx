import { clsx } from 'clsx';
import Link from 'next/link';
import { CreditMark } from './credit-mark.tsx';

interface MessagesLeftProps {
  count: number;
  /** The number in words: "2 messages". */
  label: string;
  href: string;
  /** Label of the link's target. */
  hrefLabel: string;
}

/** A part of the drawing for each message, up to three. */
const LEVELS = ['none', 'empty', 'medium', 'full'] as const;

/** How many messages a free member can still write, with a link to the plans; red at none only. */
export function MessagesLeft({ count, label, href, hrefLabel }: MessagesLeftProps) {
  return (
    <Link
      prefetch={false}
      href={href}
      aria-label={`${label} · ${hrefLabel}`}
      className={clsx(
        'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-field px-2 font-ui text-sm font-semibold no-underline',
        count === 0 ? 'text-credit-empty' : 'text-ink',
      )}
    >
      <CreditMark level={LEVELS[count] ?? 'full'} />
      <span className="@5xl/bar:hidden @min-[19rem]/head:hidden">{count}</span>
      <span className="hidden @5xl/bar:inline @min-[19rem]/head:inline">{label}</span>
    </Link>
  );
}
