import type { Prisma } from '../db/generated/client.ts';
import { lockMemberPayments } from '../payments/locks.ts';

/**
 * For verbs that change an account: its row, locked, so that two wishes come one after the other. It comes
 * before all that hangs on it (mailed tokens, sessions, identities, changes of address): verbs that took
 * those first would wait for each other.
 */
export async function lockMember(tx: Prisma.TransactionClient, memberId: string) {
  // Not `for update`: messages that are being sent refer to this row while they hold what is locked next.
  await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for no key update`;
  return tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      ...{ id: true, publicId: true, brandId: true, locale: true, state: true, email: true },
      ...{ emailConfirmedAt: true, signupEmailHash: true, passwordHash: true, eraseAt: true },
    },
  });
}

/** For verbs that end renewals too: payments lock themselves first, and the account after. */
export async function lockLeaving(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
  await lockMemberPayments(tx, memberId);
  await lockMember(tx, memberId);
}

export type LockedMember = Awaited<ReturnType<typeof lockMember>>;
