import type { AttemptState } from '../../db/generated/enums.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { ATTEMPT_SYNC_DELAYS_MS, BANK_PAGE_MS } from '../limits.ts';

/** When an attempt in this state is checked next, after `checks` earlier checks; null when nothing is open. */
export function nextSync(state: AttemptState, checks: number, now: Date): Date | null {
  switch (state) {
    case 'created':
    case 'submitting':
    case 'confirming':
    case 'unknown':
      return after(
        now,
        ATTEMPT_SYNC_DELAYS_MS[Math.min(checks, ATTEMPT_SYNC_DELAYS_MS.length - 1)] ?? DAY,
      );
    case 'authorized':
      return after(now, DAY);
    case 'requires_action':
      return after(now, BANK_PAGE_MS);
    default:
      return null;
  }
}
