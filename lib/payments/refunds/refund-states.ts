import type { Machine } from '../transition.ts';

export type RefundState =
  | 'requested'
  | 'submitted'
  | 'pending'
  | 'succeeded'
  | 'failed'
  | 'canceled';

/** Providers retract both: a failure that went through after all, and money that came back to us. */
export const REFUND: Machine<RefundState> = {
  requested: ['submitted', 'canceled'],
  submitted: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: ['succeeded'],
  canceled: [],
};
