import { messagePrice, type MessagePrice } from './message-price.ts';
import type { RemainingCredits } from '../realtime/events.ts';

export type NextPrice = MessagePrice & {
  /** Credits of the kind that pays. */
  readonly left: number;
};

/** Cost of the next message, and the remaining credits of its kind. Pure. */
export function nextPrice(credits: RemainingCredits, first: boolean): NextPrice {
  const price = messagePrice(credits, first);
  const left = {
    icebreaker: credits.icebreakerCredits,
    free: credits.freeCredits,
    paid: credits.subscriptionCredits + credits.boughtCredits,
  }[price.pays];
  return { ...price, left };
}
