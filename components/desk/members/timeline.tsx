'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import type { TimelineKind } from '#lib/desk/plain/timeline-kinds.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { Further } from '../next-page.tsx';
import { QueryContent } from './query-content.tsx';
import type { TimelineEvent } from './member-data.ts';
import { describeEvent } from './timeline-text.ts';
import { usePages, type Whom } from './use-pages.ts';

interface TimelineProps {
  whom: Whom;
  /** The kind, from the address. */
  kind: string | null;
  /** The kinds that the operator may see. */
  kinds: readonly TimelineKind[];
}

const NAMES: Readonly<Record<TimelineKind, string>> = {
  account: 'Account',
  address: 'Addresses',
  logins: 'Logins',
  consents: 'Consents',
  profile: 'Profile',
  reports: 'Reports',
  money: 'Payments',
  credits: 'Credits',
  mails: 'Emails',
  tickets: 'Tickets',
  moderation: 'Moderation',
  staff: 'Staff',
  accesses: 'Accesses',
};

function Happened({ event }: { event: TimelineEvent }) {
  const { title, detail, link } = describeEvent(event);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 py-2.5 text-sm sm:grid-cols-[11.5rem_5.5rem_1fr] sm:gap-x-4">
      <span className="whitespace-nowrap text-ink-soft tabular-nums">
        <Moment at={event.at} />
      </span>
      <span>
        <Pill>{NAMES[event.kind]}</Pill>
      </span>
      <p className="col-span-full min-w-0 break-words sm:col-span-1">
        <span className="font-medium">{title}</span>
        {detail !== '' && <span className="text-ink-soft"> · {detail}</span>}
        {link !== undefined && (
          <>
            {' '}
            <Link prefetch={false} href={link.href} className="underline underline-offset-2">
              {link.name}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

/** Everything that happened to the account, newest first. */
export function Timeline({ whom, kind: named, kinds }: TimelineProps) {
  const kind = kinds.find((one) => one === named);
  const query = kind === undefined ? {} : { kind };
  const result = usePages('GET /api/desk/members/{trackerId}/timeline', whom, query);
  const events = result.pages.flatMap((page) => page.events);
  const address = (one?: TimelineKind) =>
    `/members/${whom.trackerId}?tab=timeline${one === undefined ? '' : `&kind=${one}`}`;
  return (
    <>
      <nav
        aria-label="Event types"
        className="flex gap-1.5 max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1 sm:flex-wrap"
      >
        {[undefined, ...kinds].map((one) => (
          <Link
            key={one ?? 'all'}
            prefetch={false}
            scroll={false}
            href={address(one)}
            aria-current={one === kind ? 'true' : undefined}
            className={clsx(
              'inline-flex min-h-9 shrink-0 items-center rounded-control border px-3 text-sm max-sm:min-h-11',
              one === kind
                ? 'border-accent bg-accent-soft font-medium text-on-accent-soft'
                : 'border-line text-ink-soft hover:bg-raised hover:text-ink',
            )}
          >
            {one === undefined ? 'All' : NAMES[one]}
          </Link>
        ))}
      </nav>
      <div className="mt-3">
        <QueryContent {...result} data={result.loading ? undefined : events}>
          {(all) =>
            all.length === 0 ? (
              <p className="py-6 text-ink-soft">No events.</p>
            ) : (
              <ol className="divide-y divide-line" aria-label="Events">
                {all.map((event) => (
                  <Happened key={event.id} event={event} />
                ))}
              </ol>
            )
          }
        </QueryContent>
        <Further {...result} />
      </div>
    </>
  );
}
