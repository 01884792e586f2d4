import { db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import type { Offer } from '../offers/offer.ts';
import { isOutcome, type Outcome } from '../outcomes.ts';
import { FAILED_TRIES_SHOWN, FAILED_TRIES_SHOWN_MS } from '../limits.ts';

export type FailedTry = {
  readonly id: string;
  readonly planName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly outcome: Outcome;
  readonly at: Date;
};

/** Payment attempts of the last 30 days that captured no money, newest first. Excludes free card checks. */
export async function failedTries(memberId: string, now: Date): Promise<readonly FailedTry[]> {
  const attempts = await db().attempt.findMany({
    where: {
      intent: { memberId },
      state: { in: ['refused', 'error'] },
      capturedMinor: null,
      // After a technical failure the next provider is tried at once, so the buyer saw no failure.
      technical: false,
      amountMinor: { gt: 0 },
      createdAt: { gt: after(now, -FAILED_TRIES_SHOWN_MS) },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FAILED_TRIES_SHOWN,
    include: { intent: { select: { offer: true } } },
  });
  return attempts.map(({ id, intent, amountMinor, currency, outcome, createdAt }) => ({
    id,
    amountMinor,
    currency,
    at: createdAt,
    planName: (intent.offer as Offer).planName,
    outcome: outcome !== null && isOutcome(outcome) ? outcome : 'generic',
  }));
}
