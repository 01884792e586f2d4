'use client';

import Link from 'next/link';
import { moment } from '../moment.ts';
import { Pill } from '../pill.tsx';
import { rememberPurpose } from '../purpose-memory.ts';
import { Further } from '../further.tsx';
import { QueryContent } from './query-content.tsx';
import { levelLabel, stateTone } from './member-labels.ts';
import { usePages } from './use-pages.ts';

/** The matching members. The purpose carries over to the member that is opened. */
export function FoundMembers({ term, purpose }: { term: string; purpose: string }) {
  const found = usePages('GET /api/desk/members', { trackerId: '', purpose }, { term }, 'after');
  const members = found.pages.flatMap((page) => page.members);
  return (
    <section className="mt-6" aria-label="Search results">
      <QueryContent {...found} data={found.loading ? undefined : members}>
        {(all) =>
          all.length === 0 ? (
            <p className="max-w-prose py-6 text-ink-soft">
              No members found. Check the spelling, or search by a receipt, order or charge.
            </p>
          ) : (
            <ul className="max-w-4xl divide-y divide-line border-y border-line">
              {all.map((member) => (
                <li key={member.trackerId}>
                  <Link
                    prefetch={false}
                    href={`/members/${member.trackerId}`}
                    onClick={() => {
                      rememberPurpose(member.trackerId, purpose);
                    }}
                    className="grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-raised sm:grid-cols-[1fr_auto] sm:items-center"
                  >
                    <span className="min-w-0">
                      <span className="block font-semibold break-words">{member.email}</span>
                      <span className="block text-sm text-ink-soft">
                        {member.screenName} · {member.brandId} · since {moment(member.createdAt)}
                      </span>
                    </span>
                    <span className="flex flex-wrap gap-1.5">
                      {member.by !== 'address' && <Pill tone="accent">by {member.by}</Pill>}
                      <Pill tone={stateTone(member.state)}>{member.state}</Pill>
                      <Pill>{levelLabel(member.level)}</Pill>
                      {!member.confirmed && <Pill>not confirmed</Pill>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Further {...found} />
    </section>
  );
}
