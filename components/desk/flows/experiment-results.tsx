import type { ReadExperiment } from '#lib/desk/flows/read-experiments.ts';
import { DataTable } from '../data-table.tsx';
import { Facts } from '../facts.tsx';
import { Moment } from '../moment.tsx';
import { Pill } from '../pill.tsx';
import { describeVerdict, goalLabel, percent, points } from './verdict-text.ts';

const TONES = { running: 'accent', stopped: 'plain', concluded: 'good' } as const;

/** One experiment: its plan, its results, and what can be concluded. */
export function ExperimentResults({ experiment }: { experiment: ReadExperiment }) {
  const { state, goal, share, planned, versions, windowDays, arms, reading } = experiment;
  const { startedAt, endedAt, startedBy, note, baseline, effect } = experiment;
  const rows = (['control', 'challenger'] as const).map((arm) => {
    const { assigned, seen, confirmed, paid } = arms[arm];
    const converted = goal === 'payment' ? paid : confirmed;
    const { low, high } = reading.rates[arm];
    return {
      arm,
      version: versions[arm],
      planned: planned[arm],
      assigned,
      seen,
      converted,
      low,
      high,
    };
  });
  return (
    <section className="grid gap-4 border-t border-line-strong pt-4">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        Version {versions.control} vs. version {versions.challenger}
        <Pill tone={TONES[state]}>{state}</Pill>
      </h2>
      <p className="max-w-prose">{describeVerdict(experiment)}</p>
      <DataTable
        label={`Arms of version ${String(versions.control)} vs. ${String(versions.challenger)}`}
        empty=""
        keyOf={({ arm }) => arm}
        rows={rows}
        columns={[
          {
            name: 'Arm',
            nowrap: true,
            cell: ({ arm, version }) => `${arm} (version ${String(version)})`,
          },
          { name: 'Signed up', number: true, cell: ({ assigned }) => assigned },
          { name: 'Planned', number: true, cell: (row) => row.planned },
          { name: 'Observed', number: true, cell: ({ seen }) => seen },
          { name: 'Converted', number: true, cell: ({ converted }) => converted },
          {
            name: 'Rate',
            number: true,
            cell: ({ seen, converted }) => (seen === 0 ? '—' : percent(converted / seen)),
          },
          {
            name: '95 % interval',
            nowrap: true,
            cell: ({ low, high }) => `${percent(low)} to ${percent(high)}`,
          },
        ]}
      />
      <Facts
        rows={[
          [
            'Goal',
            `${goalLabel(goal)} within ${windowDays === 1 ? 'a day' : `${String(windowDays)} days`} of signing up`,
          ],
          [
            'Difference',
            `${points(reading.difference.value)} points (95 % interval: ${points(reading.difference.low)} to ${points(reading.difference.high)})`,
          ],
          ['Split', `${String(share)} % of new members get the challenger`],
          [
            'Group sizes',
            `chi-square ${reading.chiSquare.toFixed(2)}; above 10.83 the split is invalid`,
          ],
          [
            'Sample size for',
            `an effect of ${percent(effect / 10_000)} from a baseline of ${percent(baseline / 10_000)}, at 80 % power`,
          ],
          [
            'Started',
            <span key="at">
              <Moment at={startedAt} /> by {startedBy}
            </span>,
          ],
          ...(endedAt ? ([['Ended', <Moment key="at" at={endedAt} />]] as const) : []),
          ['Note', note],
        ]}
      />
    </section>
  );
}
