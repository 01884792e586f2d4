import { db } from '../../db/client.ts';
import type { AttemptState } from '../../db/generated/enums.ts';
import { askedAttempt } from '../attempts/asked.ts';
import { fail } from '../../kernel/errors.ts';
import type { ProviderName } from '../providers/capabilities.ts';
import { providerByName } from '../providers/registry.ts';
import { toOrderStatus, WITH_ORDER, type OrderStatus } from '../orders/order-status.ts';
import { syncAttempt } from '../attempts/sync-attempt.ts';

/** States in which the provider may know more than we do. */
const OPEN: ReadonlySet<AttemptState> = new Set(['requires_action', 'confirming', 'unknown']);

type Question = {
  readonly memberId: string;
  readonly provider: ProviderName;
  readonly orderId: string;
  readonly now: Date;
};

/**
 * For a waiting member: asks the provider at once about the status of their order. Nothing sent by the
 * browser is trusted. Raises `not_found` for an order that is not theirs or not that provider's, and the
 * errors of `syncAttempt`.
 */
export async function checkPayment({
  memberId,
  provider,
  orderId,
  now,
}: Question): Promise<OrderStatus & { readonly paymentStatus: string | null }> {
  const attempt = await db().attempt.findFirst({
    where: { provider, intent: { memberId, publicId: orderId } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: WITH_ORDER,
  });
  if (!attempt) return fail('not_found');
  const asked = askedAttempt(attempt);
  const known = asked.result['paymentStatus'] ?? null;
  if (!OPEN.has(attempt.state)) {
    return { ...toOrderStatus(attempt), paymentStatus: known };
  }
  const seen = await providerByName(provider).inquire(asked, undefined);
  const paymentStatus = seen.result['paymentStatus'] ?? known;
  const status =
    seen.state === 'unknown' ? toOrderStatus(attempt) : await syncAttempt(attempt.id, seen, now);
  return { ...status, paymentStatus };
}
