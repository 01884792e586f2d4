'use client';

import { useId, type ReactNode } from 'react';
import { humanize } from '#lib/desk/plain/code-text.ts';
import { ago } from '../format.ts';
import { AsyncContent } from '../async-content.tsx';
import { DataTable } from '../data-table.tsx';
import { Pill } from '../pill.tsx';
import { useQuery } from '../use-query.ts';
import { DatabaseFacts } from './database-facts.tsx';
import { InstanceCard } from './instance-card.tsx';
import { whatIsWrong } from './what-is-wrong.ts';

const EVERY_MS = 4_000;

interface HealthBoardProps {
  /** Names of brands by id. */
  brands: Readonly<Record<string, string>>;
}

/** The health of the service, refreshed every few seconds. */
export function HealthBoard({ brands }: HealthBoardProps) {
  const result = useQuery('GET /api/desk/health', {}, EVERY_MS);
  return (
    <AsyncContent result={result} lines={12}>
      {(seen) => {
        const { at, instances, database, queues, providers } = seen;
        const wrong = whatIsWrong(seen);
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-5">
            <div
              role="status"
              className="rounded-card border border-line bg-raised px-4 py-3 text-sm"
            >
              {wrong.length === 0 ? (
                <p className="font-semibold">
                  <Pill tone="good">healthy</Pill> No problems.
                </p>
              ) : (
                <ul className="grid gap-1.5">
                  {wrong.map((sentence) => (
                    <li key={sentence} className="flex items-baseline gap-2 font-medium">
                      <Pill tone="bad">problem</Pill> {sentence}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <Section title="Instances">
              <ul className="grid gap-3 xl:grid-cols-2">
                {instances.map((instance) => (
                  <InstanceCard key={instance.id} instance={instance} at={at} brands={brands} />
                ))}
              </ul>
            </Section>
            <div className="grid gap-8 xl:grid-cols-2">
              <Section title="Queues">
                <DataTable
                  label="Queues"
                  empty="No queues."
                  rows={queues}
                  keyOf={({ name }) => name}
                  columns={[
                    { name: 'Queue', cell: ({ name }) => humanize(name) },
                    {
                      name: 'Items',
                      number: true,
                      cell: ({ rows }) => (rows >= 1_000 ? '1000+' : rows),
                    },
                    {
                      name: 'Oldest',
                      number: true,
                      nowrap: true,
                      cell: ({ since }) => (since === null ? '—' : ago(since, at)),
                    },
                  ]}
                />
              </Section>
              <div className="grid content-start gap-8">
                <Section title="Database">
                  <DatabaseFacts database={database} />
                </Section>
                <Section title="Providers">
                  <DataTable
                    label="Providers"
                    empty="No provider calls since the start."
                    rows={providers}
                    keyOf={({ name }) => name}
                    columns={[
                      { name: 'Provider', cell: ({ name }) => name },
                      {
                        name: 'Last call',
                        cell: ({ outcome, unanswered }) => (
                          <Pill tone={unanswered > 0 ? 'bad' : 'good'}>{humanize(outcome)}</Pill>
                        ),
                      },
                      {
                        name: 'Duration',
                        number: true,
                        nowrap: true,
                        cell: ({ ms }) => `${String(ms)} ms`,
                      },
                      {
                        name: 'Time',
                        number: true,
                        nowrap: true,
                        cell: (call) => ago(call.at, at),
                      },
                    ]}
                  />
                </Section>
              </div>
            </div>
          </div>
        );
      }}
    </AsyncContent>
  );
}

/** A section of the board with its name. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
