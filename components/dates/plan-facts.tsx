import type { ReactNode } from 'react';

/** What a plan says, one fact a line: its name and its value. */
export function PlanFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-0.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
          <dt className="font-ui text-sm text-ink-soft">{name}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
