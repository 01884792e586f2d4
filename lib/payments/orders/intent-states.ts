import { IntentState, type AttemptState } from '../../db/generated/enums.ts';
import type { Machine } from '../transition.ts';

export const intentStates = Object.values(IntentState);

export const INTENT: Machine<IntentState> = {
  requires_method: ['processing', 'succeeded', 'canceled', 'expired'],
  processing: ['requires_action', 'requires_method', 'succeeded', 'canceled', 'expired'],
  requires_action: ['processing', 'requires_method', 'succeeded', 'canceled', 'expired'],
  succeeded: [],
  canceled: [],
  expired: [],
};

/** The intent's state for each attempt state, while the intent is open. */
export const INTENT_OF_ATTEMPT: Readonly<Record<AttemptState, IntentState>> = {
  created: 'processing',
  submitting: 'processing',
  confirming: 'processing',
  authorized: 'processing',
  unknown: 'processing',
  requires_action: 'requires_action',
  captured: 'succeeded',
  refused: 'requires_method',
  canceled: 'requires_method',
  expired: 'requires_method',
  error: 'requires_method',
};

/** An open intent can still be paid; money for a closed one is refunded. */
export function isOpen(state: IntentState): boolean {
  return INTENT[state].length > 0;
}
