import { paidCreditsBeforeMessages } from '../../credits/queries.ts';
import { db } from '../../db/client.ts';
import type { PlanKind } from '../../db/generated/enums.ts';
import { after } from '../../kernel/clock.ts';
import type { Offer } from '../offers/offer.ts';
import { RESULT_SHOWN_MS } from '../limits.ts';

export type JustBought = {
  readonly kind: PlanKind;
  readonly planName: string;
  readonly credits: number;
  /** All credits after the purchase and before the messages sent since; the rest is what those cost. */
  readonly creditsBefore: number;
  /** The charge of the receipt; null where nothing was paid. */
  readonly chargeId: string | null;
  /** The text about price and date of the next charge, as the buyer read it; null for a plan that does not renew. */
  readonly nextCharge: string | null;
};

/** What the member bought in the last 15 minutes, if anything: only then is there a result to show. */
export async function justBought(memberId: string, now: Date): Promise<JustBought | null> {
  const intent = await db().intent.findFirst({
    where: {
      memberId,
      fulfilledAt: { gt: after(now, -RESULT_SHOWN_MS) },
      purpose: { not: 'renewal' },
    },
    orderBy: [{ fulfilledAt: 'desc' }, { id: 'desc' }],
    include: { planVersion: true, charge: { select: { publicId: true } } },
  });
  if (!intent?.fulfilledAt) return null;
  const { credits, bonusCredits, periodMonths, kind } = intent.planVersion;
  const { planName, lines } = intent.offer as unknown as Offer;
  return {
    kind,
    planName,
    credits: credits + bonusCredits,
    creditsBefore: await paidCreditsBeforeMessages(memberId, intent.fulfilledAt),
    chargeId: intent.charge?.publicId ?? null,
    nextCharge: periodMonths === null ? null : lines.nextCharge,
  };
}

/** Whether the member's newest order has failed definitively: only then may a page say that nothing was charged. */
export async function lastOrderFailed(memberId: string): Promise<boolean> {
  const attempt = await db().attempt.findFirst({
    where: { intent: { memberId, purpose: { not: 'renewal' } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { state: true },
  });
  return attempt !== null && ['refused', 'canceled', 'expired', 'error'].includes(attempt.state);
}
