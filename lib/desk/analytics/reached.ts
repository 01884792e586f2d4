import type { MetricValue } from './answer.ts';
import type { MetricName } from './names.ts';
import { MIN_GROUP_SIZE } from '../../text/value-format.ts';

export const STEPS = [
  ['signup_confirmed', 'Confirmed'],
  ['signup_wrote', 'First message'],
  ['signup_paid', 'First payment'],
  ['signup_renewed', 'Renewed'],
] as const satisfies readonly (readonly [MetricName, string])[];

export const STEP_NAMES: readonly MetricName[] = ['registration', ...STEPS.map(([name]) => name)];

export type Reached = {
  readonly group: string;
  readonly signedUp: number;
  /** Counts in the order of `STEPS`. */
  readonly steps: readonly number[];
};

type Row = { readonly name: MetricName; readonly group: string; readonly count: number };

/** Signups and how far they got, by group, largest group first. Pure. */
export function reachedBy(rows: readonly Row[]): readonly Reached[] {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return [...groups]
    .map(([group, own]) => {
      const of = (name: MetricName) =>
        own.reduce((sum, row) => sum + (row.name === name ? row.count : 0), 0);
      return { group, signedUp: of('registration'), steps: STEPS.map(([name]) => of(name)) };
    })
    .sort((a, b) => b.signedUp - a.signedUp || a.group.localeCompare(b.group));
}

/** Merges the groups that are too small to be shown; leaves the merged group out when it is still too small. Pure. */
export function withoutSmall(groups: readonly Reached[]): readonly Reached[] {
  const small = groups.filter(({ signedUp }) => signedUp < MIN_GROUP_SIZE);
  if (small.length === 0) return groups;
  const sum = (of: (one: Reached) => number) => small.reduce((all, one) => all + of(one), 0);
  const rest: Reached = {
    group: `fewer than ${String(MIN_GROUP_SIZE)} each`,
    signedUp: sum(({ signedUp }) => signedUp),
    steps: STEPS.map((_, place) => sum(({ steps }) => steps[place] ?? 0)),
  };
  const large = groups.filter(({ signedUp }) => signedUp >= MIN_GROUP_SIZE);
  return rest.signedUp < MIN_GROUP_SIZE ? large : [...large, rest];
}

/** A count of people, or `few` when it is of one source and too small to be shown. Pure. */
export function guarded(people: number, bySource: boolean): MetricValue {
  return bySource && people > 0 && people < MIN_GROUP_SIZE ? 'few' : people;
}

/** The share of the signups that reached a step, or `few` when too small to be shown. Pure. */
export function shareOf(
  { signedUp, steps }: Reached,
  step: number,
  bySource: boolean,
): MetricValue {
  const people = guarded(steps[step] ?? 0, bySource);
  if (people === 'few' || people === null) return people;
  return signedUp === 0 ? null : Math.min(1, people / signedUp);
}
