import { cardResult, type Declined } from '../hosted/card-result.ts';
import type { TestCase } from '../payments/test-payment-methods.ts';

export const PAID = '000.000.000';
export const PENDING = '000.200.000';
export const CANCELED = '100.396.101';
export const NOT_AUTHENTICATED = '100.380.401';
export const UNREACHABLE = '900.100.100';
export const TOO_MUCH_REFUNDED = '700.400.200';
const LATER = '800.100.203';

const DECLINED: Declined<string> = {
  invalid_cvc: '800.100.153',
  insufficient_funds: '800.100.155',
  lost_or_stolen: '800.100.165',
  invalid_expiry_month: '100.100.201',
  invalid_expiry_year: '100.100.301',
  expired_card: '100.100.303',
  already_declined: '800.100.168',
  change_method: '800.100.163',
  processing_error: UNREACHABLE,
  card_declined: '800.100.152',
  warning: NOT_AUTHENTICATED,
  invalid_number: '800.100.151',
  address_blacklisted: '800.300.102',
  retry: '800.700.100',
  authentication_required: '300.100.100',
  generic: '200.300.404',
  pending_refused: '800.100.155',
};

/** The declined cases with their codes. */
export const DECLINED_CASES = Object.entries(DECLINED);

/** Result code of a card; `present`: the buyer is present. */
export const codeOf = (card: TestCase | undefined, present: boolean): string =>
  cardResult(card, { declined: DECLINED, paid: PAID, ...(!present && { later: LATER }) });
