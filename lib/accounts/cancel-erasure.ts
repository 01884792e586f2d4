import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { adjustVisibility } from '../consents/adjust-visibility.ts';
import { requireSelf } from '../identity/require-own-name.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { MemberViewer } from '../identity/viewer.ts';

/** Called in a transaction: cancels the requested erasure. False when none was requested. */
export async function clearErasure(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const { state, eraseAt } = await lockMember(tx, memberId);
  if (state === 'erased' || eraseAt === null) return false;
  await tx.user.update({ where: { id: memberId }, data: { eraseAskedAt: null, eraseAt: null } });
  await adjustVisibility(tx, memberId, now);
  return true;
}

/**
 * A member cancels the requested erasure within the fourteen days; renewals stay ended. Changes nothing when
 * no erasure was requested. Raises `not_found` for another member's id.
 */
export async function cancelErasure(
  member: MemberViewer,
  named: string | undefined,
  now: Date,
): Promise<void> {
  requireSelf(member, named);
  await inTransaction((tx) => clearErasure(tx, member.memberId, now));
}
