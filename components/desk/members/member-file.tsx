'use client';

import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { kindsFor } from '#lib/desk/plain/timeline-kinds.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { Credits } from './credits.tsx';
import { Mails } from './mails.tsx';
import type { MemberData } from './member-data.ts';
import { closureLabel, levelLabel, stateTone } from './member-labels.ts';
import { Moderation } from './moderation.tsx';
import { QueryContent } from './query-content.tsx';
import { Rights } from './rights.tsx';
import { Sessions } from './sessions.tsx';
import { Timeline } from './timeline.tsx';
import { aboutWhom, type Whom } from './use-pages.ts';
import { Who } from './who.tsx';

const TABS: readonly (FileTab & { readonly forCare: boolean })[] = [
  { id: 'who', name: 'Overview', forCare: false },
  { id: 'timeline', name: 'Timeline', forCare: false },
  { id: 'moderation', name: 'Moderation', forCare: false },
  { id: 'credits', name: 'Credits', forCare: true },
  { id: 'sessions', name: 'Sessions', forCare: true },
  { id: 'mails', name: 'Emails', forCare: true },
  { id: 'rights', name: 'Privacy', forCare: true },
];

interface MemberFileProps {
  whom: Whom;
  cares: boolean;
  counts: boolean;
}

/** All data about one member, in tabs; the open tab is stored in the address. */
export function MemberFile({ whom, cares, counts }: MemberFileProps) {
  const search = useSearchParams();
  const result = useQuery('GET /api/desk/members/{trackerId}', aboutWhom(whom));
  const open = TABS.filter(({ forCare }) => cares || !forCare);
  const tab = open.find(({ id }) => id === search.get('tab'))?.id ?? 'who';
  const kind = search.get('kind');
  return (
    <QueryContent {...result}>
      {(member) => (
        <>
          <FileHead member={member} cares={cares} counts={counts} />
          <FileTabs tabs={open} tab={tab} trackerId={whom.trackerId} />
          <div className="mt-5">
            {tab === 'who' && <Who member={member} whom={whom} again={result.again} />}
            {tab === 'timeline' && (
              <Timeline key={kind} whom={whom} kind={kind} kinds={kindsFor(cares)} />
            )}
            {tab === 'moderation' && <Moderation whom={whom} again={result.again} />}
            {tab === 'credits' && <Credits whom={whom} again={result.again} />}
            {tab === 'sessions' && <Sessions whom={whom} />}
            {tab === 'mails' && <Mails whom={whom} />}
            {tab === 'rights' && <Rights whom={whom} again={result.again} />}
          </div>
        </>
      )}
    </QueryContent>
  );
}

interface FileHeadProps {
  member: MemberData;
  cares: boolean;
  counts: boolean;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-2';

/** The member's name, state and contact, with links to their data on other pages. */
function FileHead({ member, cares, counts }: FileHeadProps) {
  const { trackerId, profile, contact, brandName, state, level, eraseAt } = member;
  return (
    <header>
      {cares && (
        <nav aria-label="Related pages" className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
          <Link prefetch={false} href="/members" className={LINK}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="mr-1 size-4" />
            Members
          </Link>
          <Link prefetch={false} href={`/tickets?member=${trackerId}`} className={LINK}>
            Tickets
          </Link>
          {counts && (
            <Link prefetch={false} href={`/payments?member=${trackerId}`} className={LINK}>
              Payments
            </Link>
          )}
        </nav>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="mr-auto min-w-0">
          <h2 className="display text-2xl break-words">{profile.screenName}</h2>
          <p className="mt-0.5 text-sm break-words text-ink-soft">
            {contact !== null && `${contact.email} · `}
            <span className="font-mono text-xs">{trackerId}</span>
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Pill tone="accent">{brandName}</Pill>
          <Pill tone={stateTone(state)}>
            {state === 'disabled' ? closureLabel(member.disabledReason) : state}
          </Pill>
          <Pill>{levelLabel(level)}</Pill>
          {member.confirmedAt === null && <Pill tone="bad">not confirmed</Pill>}
          {eraseAt !== null && (
            <Pill tone="bad">
              erasure <Moment at={eraseAt} />
            </Pill>
          )}
        </p>
      </div>
    </header>
  );
}

interface FileTab {
  id: string;
  name: string;
}

interface FileTabsProps {
  tabs: readonly FileTab[];
  tab: string;
  trackerId: string;
}

/**
 * The tabs of a member's file. They are links: each has an address, and back navigation returns to the
 * previous tab.
 */
function FileTabs({ tabs, tab, trackerId }: FileTabsProps) {
  return (
    <nav aria-label="Sections" className="mt-3 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link
              prefetch={false}
              scroll={false}
              href={`/members/${trackerId}?tab=${id}`}
              aria-current={id === tab ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-b-2 px-3 text-sm font-medium',
                id === tab
                  ? 'border-accent text-ink'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
