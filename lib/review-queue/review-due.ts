import { after, SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';
import { AUTO_REVIEW_SECONDS } from './limits.ts';

/** Seconds until a pending item is approved automatically; null when only people review. */
export function selfReviewSeconds(): number | null {
  return env().AUTO_MODERATE ? AUTO_REVIEW_SECONDS : null;
}

/** When an item that is submitted now is approved automatically; null when only people review. */
export function reviewDueAt(now: Date): Date | null {
  const seconds = selfReviewSeconds();
  return seconds === null ? null : after(now, seconds * SECOND);
}
