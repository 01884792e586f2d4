'use client';

import Link from 'next/link';
import { AsyncContent } from '../async-content.tsx';
import { useQuery } from '../use-query.ts';
import { LogLines } from './log-lines.tsx';
import { WhatFollowed } from './what-followed.tsx';

interface LogResultsProps {
  q: string;
  level: '40' | '50';
  before: string | undefined;
}

/** The results of the search. */
export function LogResults({ q, level, before }: LogResultsProps) {
  const result = useQuery('GET /api/desk/logLines', {
    query: q === '' ? { level, ...(before === undefined ? {} : { before }) } : { q },
  });
  return (
    <AsyncContent result={result}>
      {({ lines, next, entries, jobs }) => (
        <>
          {lines.length === 0 && entries.length === 0 ? (
            <p className="py-8 text-ink-soft">
              {q === ''
                ? 'No warnings or errors in the last two weeks.'
                : 'No entries for this ID. Fast successful reads are not logged, and entries older than two weeks are deleted.'}
            </p>
          ) : (
            <LogLines lines={lines} single={q !== ''} />
          )}
          <WhatFollowed entries={entries} jobs={jobs} />
          {next !== null && (
            <p className="mt-4">
              <Link
                prefetch={false}
                href={`/log-search?level=${level}&before=${next}`}
                className="underline underline-offset-2"
              >
                Older entries
              </Link>
            </p>
          )}
        </>
      )}
    </AsyncContent>
  );
}
