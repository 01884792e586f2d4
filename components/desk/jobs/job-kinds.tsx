'use client';

import Link from 'next/link';
import { Button } from '#components/ui/button.tsx';
import { AsyncContent } from '../async-content.tsx';
import { DataTable } from '../data-table.tsx';
import { deskCall } from '../desk-call.ts';
import { ErrorMessage } from '../error-message.tsx';
import { Moment } from '../moment.tsx';
import { useMutation } from '../use-mutation.ts';
import { useQuery } from '../use-query.ts';

const EVERY_MS = 10_000;

interface CountProps {
  kind: string;
  state: 'overdue' | 'waiting' | 'failed';
  rows: number;
}

/** A count that links to its rows; zero has no link. */
function Count({ kind, state, rows }: CountProps) {
  if (rows === 0) return <span className="text-ink-soft">0</span>;
  return (
    <Link
      prefetch={false}
      href={`/jobs/${encodeURIComponent(kind)}?state=${state}`}
      aria-label={`${String(rows)} ${state}, ${kind}`}
      className={
        state === 'failed'
          ? 'font-semibold text-danger underline underline-offset-2'
          : 'font-medium underline underline-offset-2'
      }
    >
      {rows >= 1_000 ? '1000+' : rows}
    </Link>
  );
}

/** All kinds of due work and nightly jobs, recounted every few seconds. */
export function JobKinds() {
  const result = useQuery('GET /api/desk/jobs', {}, EVERY_MS);
  return (
    <AsyncContent result={result} lines={14}>
      {({ kinds, nightly }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-5">
          <DataTable
            matrix
            label="Job kinds"
            empty="No jobs."
            rows={kinds}
            keyOf={({ name }) => name}
            columns={[
              {
                name: 'Job',
                cell: ({ name, about }) => (
                  <>
                    <Link
                      prefetch={false}
                      href={`/jobs/${encodeURIComponent(name)}`}
                      className="font-medium underline-offset-2 hover:underline"
                    >
                      {name}
                    </Link>
                    <span className="block text-xs text-ink-soft max-sm:hidden">{about}</span>
                  </>
                ),
              },
              {
                name: 'Overdue',
                number: true,
                cell: ({ name, overdue }) => <Count kind={name} state="overdue" rows={overdue} />,
              },
              {
                name: 'Scheduled',
                number: true,
                cell: ({ name, waiting }) => <Count kind={name} state="waiting" rows={waiting} />,
              },
              {
                name: 'Failed',
                number: true,
                cell: ({ name, failed }) => <Count kind={name} state="failed" rows={failed} />,
              },
              {
                name: 'Overdue since',
                nowrap: true,
                cell: ({ since }) => (since === null ? '' : <Moment at={since} />),
              },
            ]}
          />
          {nightly.length > 0 && (
            <section aria-labelledby="nightly">
              <h2 id="nightly" className="mb-2 font-semibold">
                Nightly jobs
              </h2>
              <DataTable
                matrix
                label="Nightly jobs"
                empty=""
                rows={nightly}
                keyOf={({ name }) => name}
                columns={[
                  { name: 'Job', cell: ({ name }) => name },
                  {
                    name: 'Last run',
                    nowrap: true,
                    cell: ({ ranAt, state, tries, error }) => (
                      <>
                        {ranAt === null ? 'never' : <Moment at={ranAt} />}
                        <LastFault state={state} tries={tries} error={error} />
                      </>
                    ),
                  },
                  { name: 'Next run', nowrap: true, cell: ({ dueAt }) => <Moment at={dueAt} /> },
                  {
                    name: 'Actions',
                    cell: ({ name }) => <RunNow name={name} onDone={result.again} />,
                  },
                ]}
              />
            </section>
          )}
        </div>
      )}
    </AsyncContent>
  );
}

interface LastFaultProps {
  state: string | null;
  tries: number;
  error: string | null;
}

/** Shown while a job is tried again, and after it failed. */
function LastFault({ state, tries, error }: LastFaultProps) {
  if (state !== 'failed' && state !== 'retry') return null;
  return (
    <span className="block text-xs whitespace-normal text-danger">
      {state === 'failed' ? 'Failed' : 'Trying again'} after {tries + 1} attempts
      {error !== null && `: ${error}`}
    </span>
  );
}

/** Starts a nightly job at once. */
function RunNow({ name, onDone }: { name: string; onDone: () => void }) {
  const { pending, errorMessage, run } = useMutation();
  const start = () =>
    run(async () => {
      await deskCall('POST /api/desk/nightly/{name}/run', { params: { name } });
      onDone();
    });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        pending={pending}
        onClick={() => void start()}
        aria-label={`Run ${name} now`}
      >
        Run now
      </Button>
      {errorMessage !== null && <ErrorMessage>{errorMessage}</ErrorMessage>}
    </>
  );
}
