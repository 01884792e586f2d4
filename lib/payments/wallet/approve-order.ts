import { fail } from '../../kernel/errors.ts';
import { checkTransaction } from '../returns/check-transaction.ts';
import type { ProviderName } from '../providers/capabilities.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { findWalletOrder } from './find-wallet-order.ts';

type Approved = {
  readonly memberId: string;
  readonly provider: ProviderName;
  /** The wallet's id of the order, as sent by the browser after the approval. */
  readonly id: string;
  readonly now: Date;
};

/**
 * For a member who approved the payment in their wallet. Has the payment captured and returns the order's
 * status and what it grants. Raises `not_found` for an id of no order of theirs, and the errors of
 * `checkTransaction`.
 */
export async function approveOrder({
  memberId,
  provider,
  id,
  now,
}: Approved): Promise<OrderStatus & { readonly credits: number }> {
  const found = await findWalletOrder(memberId, provider, id);
  if (!found) return fail('not_found');
  const { publicId: orderId, planVersion } = found.intent;
  const asked = { memberId, provider, orderId, returned: { token: id }, now };
  const checked = await checkTransaction(asked);
  if (!checked) return fail('not_found');
  const earned = checked.state === 'captured' && !checked.returned;
  return { ...checked, credits: earned ? planVersion.credits + planVersion.bonusCredits : 0 };
}
