import { beginErasure } from '../accounts/begin-erasure.ts';
import { clearErasure } from '../accounts/cancel-erasure.ts';
import { beginExport } from '../accounts/request-export.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';

type StaffAction = {
  readonly trackerId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

async function memberOf(tx: Prisma.TransactionClient, trackerId: string) {
  const member = await tx.user.findUnique({
    where: { publicId: trackerId },
    select: { id: true, state: true, brandId: true },
  });
  if (!member) return fail('not_found');
  return member.state === 'erased' ? fail('conflict', { state: member.state }) : member;
}

/**
 * Staff only, for a member's request outside the app: hides the account at once and erases it in fourteen
 * days, as if the member had requested it in the app. Raises `not_found`, `conflict` when it is already
 * erased.
 */
export async function eraseMember({ trackerId, now, ...by }: StaffAction): Promise<Date> {
  const eraseAt = await inTransaction(async (tx) => {
    const { id: memberId, brandId } = await memberOf(tx, trackerId);
    await audit(tx, { ...by, action: 'erase_member', subject: memberId, brandId, now });
    return beginErasure(tx, { memberId, now });
  });
  wakeJobs();
  return eraseAt;
}

/** Staff only: cancels the erasure request. Raises `not_found`, `conflict` when there is none. */
export async function cancelMemberErasure({ trackerId, now, ...by }: StaffAction): Promise<void> {
  await inTransaction(async (tx) => {
    const { id: memberId, brandId } = await memberOf(tx, trackerId);
    if (!(await clearErasure(tx, memberId, now))) fail('conflict', { missing: 'erasure' });
    await audit(tx, { ...by, action: 'keep_member', subject: memberId, brandId, now });
  });
}

/**
 * Staff only: starts an export of the member's data, as if the member had requested it; the member is
 * notified by mail. Raises `not_found`, `conflict` when the member is erased.
 */
export async function exportMember({ trackerId, now, ...by }: StaffAction): Promise<string> {
  const { id } = await inTransaction(async (tx) => {
    const { id: memberId, brandId } = await memberOf(tx, trackerId);
    await audit(tx, { ...by, action: 'export_member', subject: memberId, brandId, now });
    return beginExport(tx, memberId, 'staff', now);
  });
  wakeJobs();
  return id;
}
