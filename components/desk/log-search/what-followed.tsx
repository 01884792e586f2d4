import Link from 'next/link';
import { DataTable } from '../data-table.tsx';
import { moment } from '../format.ts';
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
            Jobs created
          </h2>
          <DataTable
            label="Jobs created"
            empty=""
            rows={jobs}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'Job',
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
              { name: 'State', cell: ({ state }) => <Pill tone={TONES[state]}>{state}</Pill> },
              { name: 'Last error', cell: ({ error }) => error ?? '' },
            ]}
          />
        </section>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="entries" className="mt-8">
          <h2 id="entries" className="mb-2 font-semibold">
            Access log entries
          </h2>
          <DataTable
            label="Access log entries"
            empty=""
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              { name: 'Time', nowrap: true, cell: ({ at }) => moment(at) },
              { name: 'Operator', cell: ({ by }) => by },
              { name: 'Action', cell: ({ action }) => action },
              { name: 'Subject', cell: ({ subject }) => subject },
            ]}
          />
        </section>
      )}
    </>
  );
}
