import { difference, wilson, type Arm, type Interval } from './intervals.ts';
import type { Sample } from './plan-sample.ts';
import { CHI_SQUARE_LIMIT, chiSquare } from './sizes-fit.ts';

export type ArmResults = {
  /** Newcomers assigned so far. */
  readonly assigned: number;
  /** Planned newcomers whose observation window has ended. */
  readonly seen: number;
  readonly confirmed: number;
  readonly paid: number;
};

type Verdict = 'too_early' | 'sizes_wrong' | 'better' | 'worse' | 'no_difference';

type Reading = {
  readonly verdict: Verdict;
  readonly chiSquare: number;
  readonly rates: { readonly control: Interval; readonly challenger: Interval };
  readonly difference: Interval & { readonly value: number };
};

type Experiment = {
  readonly goal: string;
  readonly share: number;
  readonly planned: Sample;
  readonly control: ArmResults;
  readonly challenger: ArmResults;
};

const armFor = (goal: string, { seen, confirmed, paid }: ArmResults): Arm => ({
  seen,
  converted: goal === 'payment' ? paid : confirmed,
});

/**
 * The result of an experiment and whether it is conclusive. Only the planned number of newcomers counts, each
 * observed for the same time, so checking earlier or later changes no verdict. Pure.
 */
export function conclude({ goal, share, planned, control, challenger }: Experiment): Reading {
  const first = armFor(goal, control);
  const second = armFor(goal, challenger);
  const apart = difference(first, second);
  const sizes = { control: control.assigned, challenger: challenger.assigned, share };
  const reading = {
    chiSquare: chiSquare(sizes),
    rates: { control: wilson(first), challenger: wilson(second) },
    difference: apart,
  };
  return { ...reading, verdict: verdictOf() };

  function verdictOf(): Verdict {
    if (reading.chiSquare > CHI_SQUARE_LIMIT) return 'sizes_wrong';
    if (first.seen < planned.control || second.seen < planned.challenger) return 'too_early';
    if (apart.low > 0) return 'better';
    return apart.high < 0 ? 'worse' : 'no_difference';
  }
}
