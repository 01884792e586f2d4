import type { AttemptState } from '../../db/generated/enums.ts';
import { after, DAY, HOUR, MINUTE } from '../../kernel/clock.ts';
import { BANK_PAGE_MS } from '../limits.ts';

const STEPS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY];

/** When an attempt in this state is checked next, after `checks` earlier checks; null when nothing is open. */
export function nextSync(state: AttemptState, checks: number, now: Date): Date | null {
  switch (state) {
    case 'created':
    case 'submitting':
    case 'confirming':
    case 'unknown':
      return after(now, STEPS[Math.min(checks, STEPS.length - 1)] ?? DAY);
    case 'authorized':
      return after(now, DAY);
    case 'requires_action':
      return after(now, BANK_PAGE_MS);
    default:
      return null;
  }
}
