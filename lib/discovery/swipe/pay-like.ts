import { moveCredits } from '../../credits/move-credits.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { SwipeRequest } from './choice-facts.ts';

/**
 * Takes the like credit, which the account was seen to hold under its lock. Returns the entry. Raises
 * `client_id_reused` for the late double of a like that was taken back since.
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
