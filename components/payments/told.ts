import type { Outcome } from '#lib/payments/outcomes.ts';
import type { PlanKind } from '#lib/payments/plan-schema.ts';

/** What a page was told of an order. */
export type Told = {
  readonly outcome: Outcome;
  /** What was ordered; null where there is no order. */
  readonly kind: PlanKind | null;
  /** The money came for an order that took none any more, and goes back. */
  readonly returned: boolean;
  readonly method?: string;
};

const OF_CHECKS: readonly Outcome[] = ['success', 'authentication_required'];

/** Where the words for it stand in the payments' copy: `title` and `text` below this key. Pure. */
export function toldKey({ outcome, kind, returned, method }: Told) {
  if (returned) return 'outcomeReturned' as const;
  if (kind === 'card_check' && OF_CHECKS.includes(outcome)) {
    return `outcomeCheck.${outcome as 'success' | 'authentication_required'}` as const;
  }
  if (method === 'paypal' && outcome === 'retry') return 'outcomePaypal' as const;
  return `outcome.${outcome}` as const;
}

/** Nothing more is to be done: the money is there, or on its way. Pure. */
export function isHopeful({ outcome, returned }: Pick<Told, 'outcome' | 'returned'>): boolean {
  return !returned && (outcome === 'success' || outcome === 'pending' || outcome === 'open');
}
