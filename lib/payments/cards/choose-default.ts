import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';

/** For the member: sets the card that the payment page preselects. Raises `stored_card_unknown`. */
export async function chooseDefault(memberId: string, cardToken: string, now: Date): Promise<void> {
  const chosen = await db().mandate.updateMany({
    where: { publicId: cardToken, memberId, state: 'valid', uses: { has: 'one_click' } },
    data: { preferredAt: now },
  });
  if (chosen.count === 0) fail('stored_card_unknown');
}
