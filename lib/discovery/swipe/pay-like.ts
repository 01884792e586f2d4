import { moveCredits } from '../../credits/move-credits.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { SwipeRequest } from './choice-facts.ts';

/**
 * Takes the like credit; the caller has checked the balance under the account's lock. Returns the credit
 * entry. Raises `client_id_reused` for a late repetition of a like that was undone meanwhile.
 */
export async function payLike(
  tx: Prisma.TransactionClient,
  request: SwipeRequest,
): Promise<string> {
  const { viewer, peerId, idClient, now } = request;
  const moved = await moveCredits(tx, {
    memberId: viewer.memberId,
    bucket: 'likes',
    delta: -1,
    reason: 'like',
    reference: peerId,
    grantId: null,
    uniqueKey: `like:${viewer.profileId}:${idClient}`,
    now,
  });
  return moved?.entryId ?? fail('client_id_reused');
}
