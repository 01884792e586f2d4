import { z } from 'zod';
import { ExperimentGoal } from '../../db/generated/enums.ts';
import { WINDOWS } from '../../flows/experiments/windows.ts';
import { number } from '../config/schemas.ts';

/** Between which published versions of a flow newcomers are split, and when that says enough. */
export const experimentPlan = z.object({
  control: number,
  challenger: number,
  share: z.int().min(1).max(90),
  goal: z.enum(ExperimentGoal),
  windowDays: z.literal(WINDOWS),
  baseline: z.int().min(1).max(9_999),
  effect: z.int().min(10).max(5_000),
});
