import type { Prisma } from '../db/generated/client.ts';
import { endCallOfProfile } from '../chat/end-calls.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { endRenewals } from '../payments/end-renewals.ts';
import { lockMember, type LockedMember } from '../identity/lock-member.ts';
import { endAllSessions } from './session/end-session.ts';
import { cancelTokens } from './tokens/cancel-tokens.ts';

type Disabling = {
  readonly memberId: string;
  readonly profileId: string;
  readonly reason: 'own_request' | 'report' | 'staff';
  readonly now: Date;
};

/**
 * Called in the transaction of a caller who may close an account, its owner or the staff: removes it from
 * search, logs it out everywhere and ends renewals; what is paid for remains. Returns the account, or null
 * when it was not active. The caller notifies the member.
 */
export async function disableAccount(
  tx: Prisma.TransactionClient,
  { memberId, profileId, reason, now }: Disabling,
): Promise<LockedMember | null> {
  await endRenewals(tx, memberId, now);
  const member = await lockMember(tx, memberId);
  const { count } = await tx.user.updateMany({
    where: { id: memberId, state: 'active' },
    data: { state: 'disabled', disabledReason: reason },
  });
  if (count === 0) return null;
  await refreshListing(tx, profileId, now);
  await cancelTokens(tx, memberId, now);
  await endAllSessions(tx, memberId, now);
  await endCallOfProfile(tx, profileId, now);
  return member;
}
