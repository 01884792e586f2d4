import type { TestCase } from '../payments/test-payment-methods.ts';
import type { Buyer } from './state.ts';

/** How the buyer's funding source declines: by processor code, or by refusing the call itself. */
const DECLINED: Readonly<Partial<Record<TestCase, string>>> = {
  invalid_cvc: '5110',
  insufficient_funds: '5120',
  lost_or_stolen: '9520',
  invalid_expiry_month: '1380',
  expired_card: '5400',
  already_declined: '5710',
  change_method: '5700',
  processing_error: '8000',
  card_declined: '0500',
  warning: '7710',
  invalid_number: '1330',
  address_blacklisted: '9500',
  authentication_required: '5650',
  generic: '9600',
  pending_refused: '5120',
};

const NOT_AUTHENTICATED = '7710';
const LATER = '5120';

/** The declined cases that can be tested here, with their codes. */
export const FUNDING_CASES = Object.entries(DECLINED);

export type Decision =
  | { readonly kind: 'taken' }
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'pending'; readonly code: string | undefined }
  /** The call itself is refused: the buyer may approve with another funding source. */
  | { readonly kind: 'refused' };

/** The funding source's decision on a charge that the buyer approved or that the merchant initiated. */
export function decide(buyer: Buyer, present: boolean): Decision {
  if (buyer.deniedByBank) return { kind: 'declined', code: NOT_AUTHENTICATED };
  if (buyer.case === 'refused_later') {
    return present ? { kind: 'taken' } : { kind: 'declined', code: LATER };
  }
  if (buyer.case === 'retry') return { kind: 'refused' };
  const code = buyer.case && DECLINED[buyer.case];
  if (buyer.case === 'pending' || buyer.case === 'pending_refused')
    return { kind: 'pending', code };
  return code === undefined ? { kind: 'taken' } : { kind: 'declined', code };
}
