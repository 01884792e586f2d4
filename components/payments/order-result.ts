import type { Outcome } from '#lib/payments/outcomes.ts';
import type { PlanKind } from '#lib/payments/offers/plan-schema.ts';

/** What a page was told of an order. */
export type OrderResult = {
  readonly outcome: Outcome;
  /** What was ordered; null where there is no order. */
  readonly kind: PlanKind | null;
  /** The money came for an order that took none any more, and goes back. */
  readonly returned: boolean;
  readonly method?: string;
};

/** What a check says in words of its own; what is wrong with the card itself is said as for any order. */
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

/** Where the words for it stand in the payments' copy: `title` and `text` below this key. Pure. */
export function resultKey({ outcome, kind, returned, method }: OrderResult) {
  if (returned) return 'outcomeReturned' as const;
  if (method === 'paypal' && outcome === 'retry') return 'outcomePaypal' as const;
  const ofCheck = kind === 'card_check' ? OF_CHECKS[outcome] : undefined;
  if (ofCheck !== undefined) return `outcomeCheck.${ofCheck}` as const;
  return `outcome.${outcome}` as const;
}

/** Nothing more is to be done: the money is there, or on its way. Pure. */
export function isHopeful({
  outcome,
  returned,
}: Pick<OrderResult, 'outcome' | 'returned'>): boolean {
  return !returned && (outcome === 'success' || outcome === 'pending' || outcome === 'open');
}

/** A card of ours was charged, typed or kept, and no account elsewhere; a page that does not know says so too. Pure. */
export function isByCard({ method = 'credit_card' }: Pick<OrderResult, 'method'>): boolean {
  return method === 'credit_card' || method.startsWith('stored_card');
}
