import type { Quote } from '../../realtime/events.ts';
import { messageSides } from '../message-sides.ts';
import { presentQuote } from './present-quote.ts';

/** A reader with no rights, for a side that the message is hidden from. */
const NONE = {
  level: 0,
  cardVerified: false,
  openedAt: null,
  matched: false,
  readsShown: false,
} as const;

/** The quote of a reply that was just stored, as each member of its conversation may see it, by the member's id. */
export async function sentQuotes(
  conversationId: string,
  replyTo: number,
): Promise<(memberId: string) => Quote> {
  const sides = await messageSides(conversationId, replyTo);
  return (memberId) => {
    const side = sides.find((one) => one.memberId === memberId);
    return presentQuote(replyTo, side?.row, side?.reader ?? NONE);
  };
}
