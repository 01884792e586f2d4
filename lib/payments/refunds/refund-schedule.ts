import { after, DAY, HOUR } from '../../kernel/clock.ts';

const STEPS = [HOUR, 6 * HOUR, DAY];

/** Longer than any provider takes: from then on somebody has to look. */
export const REFUND_SETTLES_MS = 10 * DAY;

/** When a refund that a provider works on is asked about next, after so many looks. */
export function nextRefundSync(checks: number, now: Date): Date {
  return after(now, STEPS[Math.min(Math.max(checks - 1, 0), STEPS.length - 1)] ?? DAY);
}
