'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useState } from 'react';
import { AsyncContent } from '../async-content.tsx';
import { DataTable } from '../data-table.tsx';
import { Moment } from '../moment.tsx';
import { useQuery } from '../use-query.ts';
import { GiveUp, Retry } from './job-actions.tsx';

const STATES = { overdue: 'Overdue', waiting: 'Scheduled', failed: 'Failed' } as const;
type JobState = keyof typeof STATES;

interface JobListProps {
  kind: string;
  state: JobState;
  after: string | undefined;
  /** Names of brands by id. */
  brands: Readonly<Record<string, string>>;
}

function addressOf(kind: string, query: Readonly<Record<string, string>>): string {
  return `/jobs/${encodeURIComponent(kind)}?${new URLSearchParams(query).toString()}`;
}

/** Rows of one kind of due work, with their actions. */
export function JobList({ kind, state, after, brands }: JobListProps) {
  const [said, setSaid] = useState('');
  const result = useQuery('GET /api/desk/jobs/{kind}', {
    params: { kind },
    query: { state, ...(after === undefined ? {} : { after }) },
  });
  const done = (count: number): void => {
    setSaid(count === 1 ? '1 job queued.' : `${String(count)} jobs queued.`);
    result.again();
  };
  return (
    <>
      <nav aria-label="Status" className="mt-4 flex flex-wrap gap-1">
        {Object.entries(STATES).map(([one, name]) => (
          <Link
            key={one}
            prefetch={false}
            href={addressOf(kind, { state: one })}
            aria-current={one === state ? 'page' : undefined}
            className={clsx(
              'rounded-control px-3 py-2.5 text-sm font-medium',
              one === state ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-sunken',
            )}
          >
            {name}
          </Link>
        ))}
      </nav>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {said}
      </p>
      <AsyncContent result={result}>
        {({ jobs, retries, givesUp, next }) => (
          <>
            {retries && jobs.length > 1 && (
              <div className="mb-3">
                <Retry kind={kind} state={state} onDone={done} />
              </div>
            )}
            <DataTable
              label="Jobs"
              empty={`No ${STATES[state].toLowerCase()} jobs.`}
              rows={jobs}
              keyOf={({ id }) => id}
              columns={[
                {
                  name: 'Job',
                  cell: ({ id, what }) => (
                    <>
                      <span className="font-medium whitespace-nowrap">{what}</span>
                      <Link
                        prefetch={false}
                        href={`/log-search?q=${id}`}
                        className="block font-mono text-xs whitespace-nowrap text-ink-soft underline-offset-2 hover:underline"
                      >
                        {id}
                      </Link>
                    </>
                  ),
                },
                {
                  name: 'Brand',
                  nowrap: true,
                  cell: ({ brandId }) => (brandId === null ? '—' : (brands[brandId] ?? brandId)),
                },
                {
                  name: state === 'failed' ? 'Was due' : 'Next attempt',
                  nowrap: true,
                  cell: ({ dueAt }) => <Moment at={dueAt} />,
                },
                { name: 'Attempts', number: true, cell: ({ tries }) => tries ?? '—' },
                {
                  name: 'Last error',
                  cell: ({ error }) => <span className="break-words">{error ?? ''}</span>,
                },
                ...(retries || givesUp
                  ? [
                      {
                        name: 'Actions',
                        cell: ({ id }: { id: string }) => (
                          <span className="flex gap-1">
                            {retries && <Retry kind={kind} state={state} id={id} onDone={done} />}
                            {givesUp && <GiveUp kind={kind} id={id} onDone={result.again} />}
                          </span>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            {next !== null && (
              <p className="mt-4">
                <Link
                  prefetch={false}
                  href={addressOf(kind, { state, after: next })}
                  className="underline underline-offset-2"
                >
                  Next page
                </Link>
              </p>
            )}
          </>
        )}
      </AsyncContent>
    </>
  );
}
