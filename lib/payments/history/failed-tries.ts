import { db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import type { Offer } from '../offers/offer.ts';
import { isOutcome, type Outcome } from '../outcomes.ts';

/** Longer ago, nobody asks what a refusal was about. */
const SHOWN_MS = 30 * DAY;
const MOST_TRIES = 20;

export type FailedTry = {
  readonly id: string;
  readonly planName: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly outcome: Outcome;
  readonly at: Date;
};

/** Tries to pay of the last month that took no money, newest first. A free card check is none. */
export async function failedTries(memberId: string, now: Date): Promise<readonly FailedTry[]> {
  const attempts = await db().attempt.findMany({
    where: {
      ...{ intent: { memberId }, state: { in: ['refused', 'error'] }, capturedMinor: null },
      // The next provider was asked at once: the buyer has seen no failure.
      technical: false,
      ...{ amountMinor: { gt: 0 }, createdAt: { gt: after(now, -SHOWN_MS) } },
    },
    orderBy: { createdAt: 'desc' },
    take: MOST_TRIES,
    include: { intent: { select: { offer: true } } },
  });
  return attempts.map(({ id, intent, amountMinor, currency, outcome, createdAt }) => ({
    ...{ id, amountMinor, currency, at: createdAt },
    planName: (intent.offer as Offer).planName,
    outcome: outcome !== null && isOutcome(outcome) ? outcome : 'generic',
  }));
}
