import { cardResult, type Declined } from '../hosted/card-result.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';

// The provider publishes no list of codes: these are the stand-in's own.
export const DONE = 0;
export const PENDING = 1;
export const WRONG_KEY = 1001;
export const WRONG_FIELDS = 1002;
export const USED_ID = 2004;
export const NOT_FOUND = 2005;
export const NOT_REFUNDABLE = 2010;
export const CANCELED = 3120;
export const NOT_AUTHENTICATED = 3111;
export const UNREACHABLE = 3110;
const LATER = 3101;

const DECLINED: Declined<number> = {
  card_declined: 3100,
  insufficient_funds: LATER,
  invalid_number: 3102,
  expired_card: 3103,
  invalid_cvc: 3104,
  lost_or_stolen: 3105,
  invalid_expiry_month: 3106,
  invalid_expiry_year: 3107,
  already_declined: 3108,
  change_method: 3109,
  processing_error: UNREACHABLE,
  warning: NOT_AUTHENTICATED,
  address_blacklisted: 3112,
  retry: 3113,
  authentication_required: 3114,
  generic: 3199,
  pending_refused: LATER,
};

/** The declined cases with their codes. */
export const DECLINED_CASES = Object.entries(DECLINED);

/** Result code of a card; `present`: the buyer is present. */
export const codeOf = (card: TestCase | undefined, present: boolean): number =>
  cardResult(card, { declined: DECLINED, paid: DONE, ...(!present && { later: LATER }) });
