import { db } from '../../db/client.ts';
import { IN_PROGRESS } from '../attempts/attempt-states.ts';
import type { Offer } from '../offers/offer.ts';

export type WaitingOrder = {
  readonly orderId: string;
  readonly planName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
};

/**
 * Payments that a provider has not decided yet, newest first: the ones that count as spent beside the charges.
 * Without free card checks.
 */
export async function waitingOrders(memberId: string): Promise<readonly WaitingOrder[]> {
  const attempts = await db().attempt.findMany({
    where: { intent: { memberId }, state: { in: [...IN_PROGRESS] }, amountMinor: { gt: 0 } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { intent: { select: { publicId: true, offer: true } } },
  });
  return attempts.map(({ intent, amountMinor, currency, createdAt }) => ({
    orderId: intent.publicId,
    planName: (intent.offer as Offer).planName,
    amountMinor,
    currency,
    at: createdAt,
  }));
}
