import { clock, MINUTE } from '../../kernel/clock.ts';
import { singleton } from '../../kernel/singleton.ts';

const FAILURES_TO_OPEN = 3;
const PAUSE_MS = MINUTE;

const state = singleton('ai-breaker', () => ({ failures: 0, until: 0 }));

/** A model that keeps failing is not called for a minute, so that members do not wait for its timeouts. */
export const aiBreaker = {
  isOpen: (): boolean => state.until > clock.ms(),
  succeeded: (): void => {
    state.failures = 0;
  },
  failed: (): void => {
    state.failures += 1;
    if (state.failures < FAILURES_TO_OPEN) return;
    state.failures = 0;
    state.until = clock.ms() + PAUSE_MS;
  },
};
