'use client';

import { AsyncContent } from '../async-content.tsx';
import type { DeskAnswer } from '../desk-call.ts';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { reasonName } from '../queue/queue-item.ts';
import type { useQuery } from '../use-query.ts';
import { MEASURES } from './names.ts';

type Result = ReturnType<typeof useQuery<'GET /api/desk/groupDecisions'>>;
type Row = DeskAnswer<'GET /api/desk/groupDecisions'>['decisions'][number];

function progress({ pending, done, skipped }: Row): string {
  const parts = [`${String(done)} done`];
  if (pending > 0) parts.push(`${String(pending)} to do`);
  if (skipped > 0) parts.push(`${String(skipped)} decided before`);
  return parts.join(', ');
}

/** The last decisions about groups, and how far each is carried out. */
export function GroupDecisions({ result }: { result: Result }) {
  return (
    <section aria-labelledby="group-decisions">
      <h2 id="group-decisions" className="display text-xl">
        Decisions
      </h2>
      <AsyncContent result={result} lines={3}>
        {({ decisions }) =>
          decisions.length === 0 ? (
            <p className="py-4 text-sm text-ink-soft">None yet.</p>
          ) : (
            <ol className="mt-2 divide-y divide-line text-sm">
              {decisions.map((row) => (
                <li key={row.id} className="grid gap-1 py-3">
                  <span className="flex flex-wrap items-center gap-2">
                    <strong>{MEASURES[row.measure]}</strong>
                    {row.reason !== null && <Pill>{reasonName(row.reason)}</Pill>}
                  </span>
                  <span>{row.note}</span>
                  <span className="text-ink-soft">
                    {progress(row)} · {row.by}, <Moment at={row.at} />
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </AsyncContent>
    </section>
  );
}
