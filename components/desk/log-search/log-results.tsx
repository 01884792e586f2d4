'use client';

import Link from 'next/link';
import { AsyncContent } from '../async-content.tsx';
import { Pill, type Tone } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { WhatFollowed } from './what-followed.tsx';
import { exactTime } from '../format.ts';

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

interface Line {
  id: string;
  at: string;
  level: number;
  instance: string;
  requestId: string | null;
  brandId: string | null;
  about: string | null;
  event: string;
  status: number | null;
  ms: number | null;
  data: string;
}

interface LogLinesProps {
  lines: readonly Line[];
  /** All lines share one id: times show milliseconds, and no line links to itself. */
  single: boolean;
}

function markOf({ level, status }: Line): readonly [tone: Tone, label: string] {
  if (status !== null)
    return [status >= 500 ? 'bad' : status >= 400 ? 'accent' : 'good', String(status)];
  return level >= 50 ? ['bad', 'error'] : ['accent', 'warning'];
}

/** Lines of the log in the order in which they were written. */
function LogLines({ lines, single }: LogLinesProps) {
  return (
    <ol className="mt-5 divide-y divide-line border-y border-line text-sm" aria-label="Log entries">
      {lines.map((line) => {
        const { id, at, instance, requestId, brandId, event, ms, data } = line;
        const [tone, label] = markOf(line);
        return (
          <li key={id} className="py-2.5">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <time dateTime={at} className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {exactTime(at)}
              </time>
              <Pill tone={tone}>{label}</Pill>
              <span className="min-w-0 font-medium break-words">{event}</span>
              <span className="text-xs text-ink-soft">
                {[ms === null ? '' : `${String(ms)} ms`, brandId ?? '', instance]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </p>
            {data !== '' && (
              <details className="mt-1">
                <summary className="w-fit max-w-full cursor-pointer py-1 text-xs break-all text-ink-soft">
                  {data.length > 90 ? `${data.slice(0, 90)}…` : data}
                </summary>
                <pre className="mt-1 overflow-x-auto rounded-card bg-sunken p-3 text-xs whitespace-pre-wrap break-all">
                  {JSON.stringify(JSON.parse(data), null, 2).replaceAll('\\n', '\n')}
                </pre>
              </details>
            )}
            {!single && requestId !== null && (
              <Link
                prefetch={false}
                href={`/log-search?q=${requestId}`}
                className="inline-block py-1 font-mono text-xs underline underline-offset-2"
              >
                {requestId}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
