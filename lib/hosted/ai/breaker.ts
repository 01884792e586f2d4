import { clock } from '../../kernel/clock.ts';
import { singleton } from '../../kernel/singleton.ts';
import { MODEL_FAILURES, MODEL_PAUSE_MS } from '../limits.ts';

const state = singleton('ai-breaker', () => ({ failures: 0, until: 0 }));

/** A model that keeps failing is not called for a minute, so that members do not wait for its timeouts. */
export const aiBreaker = {
  isOpen: (): boolean => state.until > clock.ms(),
  succeeded: (): void => {
    state.failures = 0;
  },
  failed: (): void => {
    state.failures += 1;
    if (state.failures < MODEL_FAILURES) return;
    state.failures = 0;
    state.until = clock.ms() + MODEL_PAUSE_MS;
  },
};
