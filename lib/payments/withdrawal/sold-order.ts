import { brandById } from '../../brands/registry.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';

/** A paid order of a member, with its refunds and disputes. Raises `not_found`, also for another member's order. */
export async function soldOrder(tx: Db, memberId: string, orderId: string) {
  const intent = await tx.intent.findFirst({
    where: { publicId: orderId, memberId, purpose: 'order', state: 'succeeded' },
    include: {
      planVersion: true,
      charge: {
        include: {
          subscription: true,
          attempt: { include: { refunds: true, disputes: true } },
        },
      },
    },
  });
  const brand = intent && brandById(intent.brandId);
  const charge = intent?.charge;
  if (!intent || !brand || !charge) return fail('not_found');
  return { intent, charge, brand };
}

export type SoldOrder = Awaited<ReturnType<typeof soldOrder>>;

/**
 * The amount of an order that can still be refunded. Raises `dispute_open`; null when the order was withdrawn
 * from or refunded in full.
 */
export function leftOf({ charge }: SoldOrder): number | null {
  const { attempt, subscription } = charge;
  const claimed = attempt.disputes.filter(({ state }) => state === 'open' || state === 'lost');
  if (claimed.some(({ state }) => state === 'open')) fail('dispute_open');
  const refunds = attempt.refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled');
  const isUndone = refunds.some(({ kind }) => kind === 'withdrawal' || kind === 'guarantee');
  if (isUndone || (subscription && subscription.withdrawnAt !== null)) return null;
  const gone = [...claimed, ...refunds].reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const left = (attempt.capturedMinor ?? 0) - gone;
  return left > 0 ? left : null;
}
