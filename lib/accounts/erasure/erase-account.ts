import type { Prisma } from '../../db/generated/client.ts';
import { endRenewals } from '../../payments/end-renewals.ts';
import { removePhotosOf } from '../../media/remove-photos-of.ts';
import { lockMember } from '../lock-member.ts';
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
      ...{ brandId: true, email: true },
      profile: { select: { id: true } },
      emailChanges: { select: { oldEmail: true, newEmail: true, state: true } },
    },
  });
  if (!profile) throw new Error('a member without a profile');
  const left = emailChanges.flatMap(({ oldEmail, newEmail, state }) =>
    // Only an address that was put in place was theirs: another one may be a slip of the finger.
    state === 'done' ? [oldEmail, newEmail] : [oldEmail],
  );
  const were = [email, ...left].map((address) => address.toLowerCase());
  // One that they left may be somebody else's by now, and what went to it since is that one's.
  const taken = await tx.user.findMany({
    where: { brandId, emailNormalised: { in: were }, NOT: { id: memberId } },
    select: { emailNormalised: true },
  });
  const others = new Set(taken.map(({ emailNormalised }) => emailNormalised));
  const addresses = were.filter((address) => !others.has(address));
  return { memberId, profileId: profile.id, brandId, addresses, now };
}

/**
 * Whoever stores words of a member holds this row against it: what is stored this moment is found below,
 * what comes later finds nobody.
 */
async function lockUserRow(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
  await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for update`;
}

/**
 * Called in a transaction by erasure when it is due, and for an account that was opened over an address of
 * somebody else. Leaves a tombstone in the place of the member, and the rows that the law demands; files
 * are noted for deletion in the same transaction. Erasing twice changes nothing.
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
