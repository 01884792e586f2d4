import type { Prisma } from '../db/generated/client.ts';

/** For verbs that change an account: its row, locked, so that two wishes come one after the other. */
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

export type LockedMember = Awaited<ReturnType<typeof lockMember>>;
