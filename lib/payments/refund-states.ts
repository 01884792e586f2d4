import type { Machine } from './transition.ts';

export type RefundState = 'requested' | 'submitted' | 'pending' | 'succeeded' | 'failed';

/** `failed` leads to `succeeded`: providers retract failures. */
export const REFUND: Machine<RefundState> = {
  requested: ['submitted'],
  submitted: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['succeeded'],
};
