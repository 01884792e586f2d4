import type { Db } from '../db/client.ts';
import type { CardVerification } from '../db/generated/enums.ts';

/**
 * For payments: the member proved a card, by the check or by an authenticated payment. The first proof is not
 * overwritten.
 */
export async function markCardVerified(
  tx: Db,
  memberId: string,
  by: CardVerification,
  now: Date,
): Promise<void> {
  await tx.user.updateMany({
    where: { id: memberId, cardVerifiedAt: null },
    data: { cardVerifiedAt: now, cardVerifiedBy: by },
  });
}
