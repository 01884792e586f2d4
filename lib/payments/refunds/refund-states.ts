import type { RefundState } from '../../db/generated/enums.ts';
import type { Machine } from '../transition.ts';

/**
 * Providers retract both final states: a failed refund may succeed after all, and refunded money may be
 * returned to us.
 */
export const REFUND: Machine<RefundState> = {
  requested: ['submitted', 'canceled'],
  submitted: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: ['succeeded'],
  canceled: [],
};
