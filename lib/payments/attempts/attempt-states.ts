import { AttemptState } from '../../db/generated/enums.ts';
import type { Machine } from '../transition.ts';

export const attemptStates = Object.values(AttemptState);

/** States that a provider can report for an attempt it has accepted. */
const ANSWERS = ['authorized', 'captured', 'refused', 'canceled', 'error'] as const;

/**
 * One attempt at one provider. `refused`, `canceled`, `expired` and `error` can still become `captured`: a
 * provider may capture the money after it refused, and captured money is never ignored. No state leads back
 * to `submitting`, so an attempt is sent as a new charge only once.
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

/** States in which money may still be captured; an intent has at most one such attempt. */
export const LIVE: ReadonlySet<AttemptState> = new Set([
  'created',
  'submitting',
  'requires_action',
  'confirming',
  'authorized',
  'unknown',
]);

/** States after a request may have reached the provider and before its decision. */
export const IN_PROGRESS: readonly AttemptState[] = [...LIVE].filter(
  (state) => state !== 'created',
);

/** States in which the same request may have to be sent to the provider again. */
export const RESENDABLE: ReadonlySet<AttemptState> = new Set([
  'created',
  'submitting',
  'requires_action',
  'confirming',
  'unknown',
]);

/** Failed, unless the provider later reports otherwise. */
export const FAILED: ReadonlySet<AttemptState> = new Set([
  'refused',
  'canceled',
  'expired',
  'error',
]);
