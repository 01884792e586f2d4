import type { PlanKind } from '#lib/db/generated/enums.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';

/** What a page knows of an order's outcome. */
export type OrderResult = {
  readonly outcome: Outcome;
  /** What was ordered; null if there is no order. */
  readonly kind: PlanKind | null;
  /** The money arrived for an order that could no longer accept it, and is refunded. */
  readonly returned: boolean;
  readonly method?: string;
};

/** Outcomes for which a card check has copy of its own; faults of the card itself use the copy of any order. */
const OF_CHECKS: Readonly<
  Partial<Record<Outcome, 'success' | 'authentication_required' | 'refused' | 'open'>>
> = {
  success: 'success',
  pending: 'open',
  open: 'open',
  authentication_required: 'authentication_required',
  warning: 'authentication_required',
  insufficient_funds: 'refused',
  card_declined: 'refused',
  processing_error: 'refused',
  retry: 'refused',
  generic: 'refused',
};

/** The key of the result in the payments' copy, with `title` and `text` below it. Pure. */
export function resultKey({ outcome, kind, returned, method }: OrderResult) {
  if (returned) return 'outcomeReturned' as const;
  if (method === 'paypal' && outcome === 'retry') return 'outcomePaypal' as const;
  const ofCheck = kind === 'card_check' ? OF_CHECKS[outcome] : undefined;
  if (ofCheck !== undefined) return `outcomeCheck.${ofCheck}` as const;
  return `outcome.${outcome}` as const;
}

/** Whether the buyer need do nothing more: the money has arrived or is expected. Pure. */
export function isHopeful({
  outcome,
  returned,
}: Pick<OrderResult, 'outcome' | 'returned'>): boolean {
  return !returned && (outcome === 'success' || outcome === 'pending' || outcome === 'open');
}

/** Whether the bank has yet to decide. Pure. */
export function isPending(result: Pick<OrderResult, 'outcome' | 'returned'>): boolean {
  return isHopeful(result) && result.outcome !== 'success';
}

/** Whether a card was charged, typed or stored, and no account elsewhere; true if the page does not know. Pure. */
export function isByCard({ method = 'credit_card' }: Pick<OrderResult, 'method'>): boolean {
  return method === 'credit_card' || method.startsWith('stored_card');
}
