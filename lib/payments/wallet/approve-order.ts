import { fail } from '../../kernel/errors.ts';
import { checkTransaction } from '../returns/check-transaction.ts';
import type { ProviderName } from '../providers/capabilities.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { findWalletOrder } from './find-wallet-order.ts';

type Approved = {
  readonly memberId: string;
  readonly provider: ProviderName;
  /** The wallet's id of the order, as the browser says it was approved. */
  readonly id: string;
  readonly now: Date;
};

/**
 * For the member whose wallet says that they agreed. Has the money taken and tells how the order stands
 * and what it grants. Raises `not_found` for an id that no order of theirs has, and what
 * `checkTransaction` raises.
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
