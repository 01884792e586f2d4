import type { Controllable } from '../faults/control.ts';
import { refusalByCode } from './refusals.ts';
import type { AdyenState } from './state.ts';

/**
 * The `tokens` part of `/control`: a stored card by its token, and the code that its charges are refused
 * with from now on; null takes the refusal back.
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
