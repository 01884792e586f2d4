import { after, SECOND } from '../kernel/clock.ts';
import { env } from '../kernel/env.ts';

const WAIT_SECONDS = 10;

/** Seconds until what waits approves itself; null where only people review. */
export function selfReviewSeconds(): number | null {
  return env().AUTO_MODERATE ? WAIT_SECONDS : null;
}

/** When something that begins to wait now approves itself; null where only people review. */
export function reviewDueAt(now: Date): Date | null {
  const seconds = selfReviewSeconds();
  return seconds === null ? null : after(now, seconds * SECOND);
}
