import type { RemainingCredits } from '../realtime/events.ts';
import type { Balances } from './bucket.ts';

/** The complete credit object of the wire, as sent in answers, acknowledgements and events. */
export function presentCredits(
  balances: Balances,
  level: 0 | 1 | 2,
  messageCost: number,
): RemainingCredits {
  const paid = balances.subscription + balances.bought;
  return {
    level,
    messageCredits: level === 0 ? balances.free : paid,
    subscriptionCredits: balances.subscription,
    boughtCredits: balances.bought,
    freeCredits: balances.free,
    totalCredits: level === 0 ? balances.free : paid,
    icebreakerCredits: balances.icebreakers,
    likeCredits: balances.likes,
    messageCost,
    lastGrant: balances.lastGrant,
  };
}
