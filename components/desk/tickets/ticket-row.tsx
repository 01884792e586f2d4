import { clsx } from 'clsx';
import Link from 'next/link';
import { Pill } from '../pill.tsx';
import { age } from './age.ts';
import type { ListedTicket } from './types.ts';

const STATES = { open: 'open', waiting: 'answered', closed: 'closed' } as const;

interface TicketRowProps {
  ticket: ListedTicket;
  /** The brand's name. */
  brand: string;
  address: string;
  open: boolean;
  now: string;
}

/** One ticket in the list: its latest message, and how long it has been in its state. */
export function TicketRow({ ticket, brand, address, open, now }: TicketRowProps) {
  const { reference, state, excerpt, locale, sinceAt, claimedBy } = ticket;
  return (
    <li>
      <Link
        prefetch={false}
        href={address}
        scroll={false}
        aria-current={open ? 'true' : undefined}
        className={clsx(
          'block border-l-2 px-3 py-2.5 text-sm',
          open ? 'border-accent-ink bg-raised' : 'border-transparent hover:bg-raised',
        )}
      >
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-semibold tabular-nums">{reference}</span>
          <span className="text-ink-soft">
            {brand} · {locale.toUpperCase()}
          </span>
          <span className="ml-auto text-xs whitespace-nowrap text-ink-soft tabular-nums">
            {STATES[state]} {age(sinceAt, now)}
          </span>
        </span>
        <span lang={locale} className="mt-1 line-clamp-2 wrap-anywhere text-ink-soft">
          {excerpt === '' ? '–' : excerpt}
        </span>
        {claimedBy !== null && (
          <span className="mt-1.5 block">
            <Pill tone="accent">{claimedBy} is replying</Pill>
          </span>
        )}
      </Link>
    </li>
  );
}
