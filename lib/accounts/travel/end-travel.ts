import { lockAccount } from '../../credits/lock-account.ts';
import { inTransaction } from '../../db/client.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { returnHome } from './return-home.ts';

/**
 * A member ends their trip and is found in their own region at once. Without a trip nothing changes. Raises `not_found`
 * for another member's id.
 */
export async function endTravel(
  member: MemberViewer,
  named: string | undefined,
  now: Date,
): Promise<void> {
  requireSelf(member, named);
  const { memberId, profileId } = member;
  await inTransaction(async (tx) => {
    await lockAccount(tx, memberId);
    const { count } = await tx.benefitPeriod.updateMany({
      where: { profileId, benefit: 'travel', endedAt: null },
      data: { endedAt: now, endedBy: 'member', dueAt: null },
    });
    if (count > 0) await returnHome(tx, profileId, now);
  });
}
