'use client';

import { useSearchParams } from 'next/navigation';
import { kindsFor } from '#lib/desk/plain/timeline-kinds.ts';
import { Credits } from './credits.tsx';
import { FileHead } from './file-head.tsx';
import { FileTabs, type FileTab } from './file-tabs.tsx';
import { QueryContent } from './query-content.tsx';
import { Mails } from './mails.tsx';
import { Rights } from './rights.tsx';
import { Sessions } from './sessions.tsx';
import { Moderation } from './moderation.tsx';
import { Timeline } from './timeline.tsx';
import { useQuery } from '../use-query.ts';
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
