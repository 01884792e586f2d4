import type { Machine } from '../transition.ts';

export const attemptStates = [
  'created',
  'submitting',
  'requires_action',
  'confirming',
  'authorized',
  'captured',
  'refused',
  'canceled',
  'expired',
  'error',
  'unknown',
] as const;

export type AttemptState = (typeof attemptStates)[number];

/** What a provider says of an attempt that it has taken in. */
const ANSWERS = ['authorized', 'captured', 'refused', 'canceled', 'error'] as const;

/**
 * One try at a provider. `refused`, `canceled`, `expired` and `error` still lead to `captured`: a provider
 * may take the money after it said no, and money taken is never ignored. Nothing leads back to `submitting`,
 * so an attempt is sent as a new charge once.
 */
export const ATTEMPT: Machine<AttemptState> = {
  created: ['submitting', 'canceled', 'expired'],
  submitting: ['requires_action', 'confirming', ...ANSWERS, 'unknown'],
  requires_action: ['confirming', ...ANSWERS, 'expired', 'unknown'],
  confirming: [...ANSWERS, 'expired', 'unknown'],
  authorized: ['captured', 'canceled', 'expired', 'error'],
  unknown: ['requires_action', 'confirming', ...ANSWERS, 'expired'],
  captured: [],
  refused: ['captured'],
  canceled: ['captured'],
  expired: ['captured'],
  error: ['captured'],
};

/** States in which money may still be on its way; one such attempt an intent. */
export const LIVE: ReadonlySet<AttemptState> = new Set([
  'created',
  'submitting',
  'requires_action',
  'confirming',
  'authorized',
  'unknown',
]);

/** Until then the provider may have to be sent the same request again. */
export const ASKED_AGAIN: ReadonlySet<AttemptState> = new Set([
  'created',
  'submitting',
  'requires_action',
  'confirming',
  'unknown',
]);

/** Failed, unless the provider says otherwise later. */
export const FAILED: ReadonlySet<AttemptState> = new Set([
  'refused',
  'canceled',
  'expired',
  'error',
]);
