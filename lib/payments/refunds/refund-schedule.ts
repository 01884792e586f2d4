import { after, DAY, HOUR } from '../../kernel/clock.ts';

const STEPS = [HOUR, 6 * HOUR, DAY];

/** When a refund in progress at the provider is asked about next, after `checks` earlier inquiries. */
export function nextRefundSync(checks: number, now: Date): Date {
  return after(now, STEPS[Math.min(Math.max(checks - 1, 0), STEPS.length - 1)] ?? DAY);
}
