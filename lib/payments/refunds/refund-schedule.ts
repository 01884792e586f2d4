import { after, DAY, HOUR } from '../../kernel/clock.ts';

const STEPS = [HOUR, 6 * HOUR, DAY];

/** Longer than any provider takes: from then on customer care has to look at it. */
export const REFUND_SETTLES_MS = 10 * DAY;

/** When a refund in progress at the provider is asked about next, after `checks` earlier inquiries. */
export function nextRefundSync(checks: number, now: Date): Date {
  return after(now, STEPS[Math.min(Math.max(checks - 1, 0), STEPS.length - 1)] ?? DAY);
}
