import type { Outcome } from '../../outcomes.ts';

/** Maxpay publishes no list of its codes: these are the sandbox's. */
const REFUSALS: Readonly<Record<string, Outcome>> = {
  '3100': 'card_declined',
  '3101': 'insufficient_funds',
  '3102': 'invalid_number',
  '3103': 'expired_card',
  '3104': 'invalid_cvc',
  '3105': 'lost_or_stolen',
  '3106': 'invalid_expiry_month',
  '3107': 'invalid_expiry_year',
  '3108': 'already_declined',
  '3109': 'change_method',
  '3110': 'processing_error',
  '3111': 'warning',
  '3112': 'address_blacklisted',
  '3113': 'retry',
  '3114': 'authentication_required',
  '3199': 'generic',
};

/** The buyer cancelled on the provider's page. */
export const CANCELED = '3120';

/** Our transaction id was used before: its result is looked up. */
export const USED_ID = '2004';

/** The provider has no transaction under our id. */
export const NOT_FOUND = '2005';

export function outcomeOfRefusal(code: string): Outcome {
  return REFUSALS[code] ?? 'generic';
}
