import type { Controllable } from '../faults/control.ts';
import { refusalByCode } from './refusals.ts';
import type { AdyenState } from './state.ts';

/**
 * The `tokens` part of `/control`: the refusal code for future charges of a stored card, by its token; null
 * removes it.
 */
export function tokenControl({ refusedTokens }: AdyenState): Controllable {
  return {
    set(wanted) {
      const read = Object.entries(wanted).map(([token, code]) => ({
        token,
        refusal:
          typeof code === 'string' || typeof code === 'number' ? refusalByCode(code) : undefined,
        taken: code === null,
      }));
      if (read.some(({ refusal, taken }) => refusal === undefined && !taken)) {
        return 'tokens names a refusal code for each token, or null.';
      }
      for (const { token, refusal } of read) {
        if (refusal === undefined) refusedTokens.delete(token);
        else refusedTokens.set(token, refusal);
      }
      return undefined;
    },
    current: () => Object.fromEntries([...refusedTokens].map(([token, { code }]) => [token, code])),
    reset: () => {
      refusedTokens.clear();
    },
  };
}
