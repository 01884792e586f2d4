import type { ReadExperiment } from '#lib/desk/flows/read-experiments.ts';
import { percent, points } from './percent.ts';

export const GOALS = {
  confirmation: 'confirmed their address',
  payment: 'paid something',
} as const;

/** The label of a stored goal. */
export const goalLabel = (goal: string): string => GOALS[goal as keyof typeof GOALS];

/** The result of an experiment in a sentence that claims no more than the data show. */
export function describeVerdict({ reading, arms, planned, effect, goal }: ReadExperiment): string {
  const { verdict, difference } = reading;
  const what = goalLabel(goal);
  const between = `between ${points(difference.low)} and ${points(difference.high)} points of percent (95 %)`;
  if (verdict === 'too_early') {
    return `Not yet enough to say anything: ${String(arms.control.seen)} of ${String(planned.control)} and ${String(arms.challenger.seen)} of ${String(planned.challenger)} planned newcomers have had their time. What the numbers show until then is mostly chance.`;
  }
  if (verdict === 'sizes_wrong') {
    return 'The two groups are not as large as the split should make them, which chance does once in a thousand times. Something sorts people into them: nothing can be concluded.';
  }
  if (verdict === 'better') {
    return `More of those with the challenger ${what}: the difference lies ${between}.`;
  }
  if (verdict === 'worse') {
    return `Fewer of those with the challenger ${what}: the difference lies ${between}.`;
  }
  return `No difference was found. It lies ${between}; one of ${percent(effect / 10_000)} would have been found four times in five.`;
}
