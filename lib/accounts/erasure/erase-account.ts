import type { Prisma } from '../../db/generated/client.ts';
import { endRenewals } from '../../payments/end-renewals.ts';
import { removePhotosOf } from '../../media/remove-photos-of.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { endAllSessions } from '../session/end-session.ts';
import { ERASED, type Leaving } from './erased-tables.ts';

async function leavingOf(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<Leaving> {
  const { brandId, email, profile, emailChanges } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      brandId: true,
      email: true,
      profile: { select: { id: true } },
      emailChanges: { select: { oldEmail: true, newEmail: true, state: true } },
    },
  });
  if (!profile) throw new Error('member has no profile');
  const left = emailChanges.flatMap(({ oldEmail, newEmail, state }) =>
    // Only an address that was applied was the member's: another one may be a typing mistake.
    state === 'done' ? [oldEmail, newEmail] : [oldEmail],
  );
  const were = [email, ...left].map((address) => address.toLowerCase());
  // A former address may belong to another account by now, and what was sent to it since belongs to that
  // account.
  const taken = await tx.user.findMany({
    where: { brandId, emailNormalised: { in: were }, NOT: { id: memberId } },
    select: { emailNormalised: true },
  });
  const others = new Set(taken.map(({ emailNormalised }) => emailNormalised));
  const addresses = were.filter((address) => !others.has(address));
  return { memberId, profileId: profile.id, brandId, addresses, now };
}

/**
 * Writers of a member's content lock this row in a conflicting mode: content being stored now is found below,
 * and later writers find no account.
 */
async function lockUserRow(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for update`;
}

/**
 * Called in a transaction by erasure when it is due, and for an account that was opened with another person's
 * address. Replaces the member by a tombstone and leaves the rows that the law requires; files are queued for
 * deletion in the same transaction. Erasing twice changes nothing.
 */
export async function eraseAccount(
  tx: Prisma.TransactionClient,
  memberId: string,
  now: Date,
): Promise<void> {
  await endRenewals(tx, memberId, now);
  const { state } = await lockMember(tx, memberId);
  if (state === 'erased') return;
  await lockUserRow(tx, memberId);
  const leaving = await leavingOf(tx, memberId, now);
  await removePhotosOf(tx, leaving.profileId, now);
  await endAllSessions(tx, memberId, now);
  for (const erase of Object.values(ERASED)) await tx.$executeRaw(erase(leaving));
}
