import Link from 'next/link';
import { DataTable } from '../data-table.tsx';
import { moment } from '../moment.ts';
import { Pill } from '../pill.tsx';

interface WhatFollowedProps {
  entries: readonly { id: string; at: string; by: string; action: string; subject: string }[];
  jobs: readonly {
    kind: string;
    id: string;
    state: 'overdue' | 'waiting' | 'failed' | 'done';
    what: string | null;
    error: string | null;
  }[];
}

const TONES = { overdue: 'accent', waiting: 'plain', failed: 'bad', done: 'good' } as const;

/** The staff actions of a request, and the due work that it created. */
export function WhatFollowed({ entries, jobs }: WhatFollowedProps) {
  return (
    <>
      {jobs.length > 0 && (
        <section aria-labelledby="made" className="mt-8">
          <h2 id="made" className="mb-2 font-semibold">
            Work it made
          </h2>
          <DataTable
            label="Work it made"
            empty=""
            rows={jobs}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'Work',
                cell: ({ kind, id, what }) => (
                  <>
                    <Link
                      prefetch={false}
                      href={`/log-search?q=${id}`}
                      className="font-medium underline underline-offset-2"
                    >
                      {kind}
                    </Link>
                    {what !== null && <span className="block text-xs text-ink-soft">{what}</span>}
                  </>
                ),
              },
              { name: 'Stands', cell: ({ state }) => <Pill tone={TONES[state]}>{state}</Pill> },
              { name: 'Last error', cell: ({ error }) => error ?? '' },
            ]}
          />
        </section>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="deeds" className="mt-8">
          <h2 id="deeds" className="mb-2 font-semibold">
            In the log of deeds
          </h2>
          <DataTable
            label="In the log of deeds"
            empty=""
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              { name: 'When', nowrap: true, cell: ({ at }) => moment(at) },
              { name: 'Who', cell: ({ by }) => by },
              { name: 'What', cell: ({ action }) => action },
              { name: 'About', cell: ({ subject }) => subject },
            ]}
          />
        </section>
      )}
    </>
  );
}
