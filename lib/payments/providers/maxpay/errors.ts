import type { Outcome } from '../../outcomes.ts';

/** The provider publishes no list of its codes: these are the stand-in's. */
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

/** The buyer left the provider's page by its own button. */
export const CANCELED = '3120';

/** Our id was taken before: what it came to is asked for. */
export const USED_ID = '2004';

/** Nothing was ever taken under our id. */
export const NOT_FOUND = '2005';

export function outcomeOfRefusal(code: string): Outcome {
  return REFUSALS[code] ?? 'card_declined';
}
