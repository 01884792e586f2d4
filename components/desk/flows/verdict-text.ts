import type { ReadExperiment } from '#lib/desk/flows/read-experiments.ts';

/** A share of one as a percentage with one decimal: `12.3 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A difference of two shares in percentage points, with its sign. */
export function points(value: number): string {
  const sign = value < 0 ? '−' : '+';
  return `${sign}${Math.abs(value * 100).toFixed(1)}`;
}

export const GOALS = {
  confirmation: 'confirmed their email',
  payment: 'made a payment',
} as const;

/** The label of a stored goal. */
export const goalLabel = (goal: string): string => GOALS[goal as keyof typeof GOALS];

/** The result of an experiment in a sentence that claims no more than the data show. */
export function describeVerdict({ reading, arms, planned, effect, goal }: ReadExperiment): string {
  const { verdict, difference } = reading;
  const what = goalLabel(goal);
  const between = `between ${points(difference.low)} and ${points(difference.high)} percentage points (95 % interval)`;
  if (verdict === 'too_early') {
    return `Sample too small: ${String(arms.control.seen)} of ${String(planned.control)} and ${String(arms.challenger.seen)} of ${String(planned.challenger)} planned members observed. Differences are not significant yet.`;
  }
  if (verdict === 'sizes_wrong') {
    return 'Sample ratio mismatch: the group sizes do not match the split (p < 0.001). The results are invalid.';
  }
  if (verdict === 'better') {
    return `The challenger wins: more members ${what}. The difference is ${between}.`;
  }
  if (verdict === 'worse') {
    return `The challenger loses: fewer members ${what}. The difference is ${between}.`;
  }
  return `No significant difference. It is ${between}; an effect of ${percent(effect / 10_000)} would be detected with 80 % power.`;
}
