import type { Outcome } from '#lib/payments/outcomes.ts';

/** What a buyer can do next; the copy is in `payments.action` and `payments.return`. */
export type NextStep =
  | 'chats'
  | 'again'
  | 'correct'
  | 'otherCard'
  | 'otherMethod'
  | 'contact'
  | 'plans';

/** The most useful first. Another method is offered only if there is one. */
const STEPS: Readonly<Record<Outcome, readonly NextStep[]>> = {
  success: ['chats'],
  pending: ['chats'],
  open: ['chats'],
  invalid_cvc: ['correct', 'plans'],
  invalid_number: ['correct', 'plans'],
  invalid_expiry_month: ['correct', 'plans'],
  invalid_expiry_year: ['correct', 'plans'],
  expired_card: ['otherCard', 'otherMethod', 'plans'],
  insufficient_funds: ['otherCard', 'otherMethod', 'plans'],
  lost_or_stolen: ['otherCard', 'otherMethod', 'plans'],
  card_declined: ['otherCard', 'otherMethod', 'plans'],
  already_declined: ['otherCard', 'otherMethod', 'plans'],
  processing_error: ['again', 'otherMethod', 'plans'],
  change_method: ['otherMethod', 'contact', 'plans'],
  address_blacklisted: ['contact', 'plans'],
  warning: ['again', 'otherMethod', 'plans'],
  authentication_required: ['again', 'otherMethod', 'plans'],
  retry: ['again', 'otherMethod', 'plans'],
  generic: ['again', 'contact', 'plans'],
};

type OutcomeContext = {
  /** The form is still behind the popup; a return page has none. */
  readonly overForm: boolean;
  readonly otherMethods: boolean;
  /**
   * The refused card was entered in our form; it does not belong to an account elsewhere with its own payment
   * methods.
   */
  readonly byCard: boolean;
};

const OF_CARDS: readonly NextStep[] = ['correct', 'otherCard'];

/** The steps offered after an outcome, at most three. Pure. */
export function nextSteps(outcome: Outcome, context: OutcomeContext): readonly NextStep[] {
  const steps = STEPS[outcome]
    .filter((step) => step !== 'otherMethod' || context.otherMethods)
    .map((step) => (OF_CARDS.includes(step) && !context.byCard ? 'again' : step));
  if (context.overForm) return steps;
  // Without a form every further attempt begins at the plans.
  const fresh = steps.filter((step) => step === 'chats' || step === 'contact');
  return fresh.includes('chats') ? fresh : ['again', ...fresh];
}
