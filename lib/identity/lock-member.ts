import type { Prisma } from '../db/generated/client.ts';
import { lockMemberPayments } from '../db/locks.ts';

/**
 * For functions that change an account: locks its row, so that two requests run one after the other. Taken
 * before everything that belongs to the account (mailed tokens, sessions, identities, changes of address):
 * functions that locked those first would deadlock.
 */
export async function lockMember(tx: Prisma.TransactionClient, memberId: string) {
  // Not `for update`: a message being sent references this row while it holds what is locked next.
  await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for no key update`;
  return tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      id: true,
      publicId: true,
      brandId: true,
      locale: true,
      state: true,
      email: true,
      emailConfirmedAt: true,
      signupEmailHash: true,
      passwordHash: true,
      eraseAt: true,
    },
  });
}

/** For functions that also end renewals: the payment lock is taken first, then the account. */
export async function lockLeaving(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
  await lockMemberPayments(tx, memberId);
  await lockMember(tx, memberId);
}

export type LockedMember = Awaited<ReturnType<typeof lockMember>>;
