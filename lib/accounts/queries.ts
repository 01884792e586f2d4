import { db, type Db } from '../db/client.ts';
import { normaliseEmail } from '../identity/email.ts';
import { hashSecret } from '../kernel/ids.ts';

/** All data of the user object of the reference texts, in one read. */
export function accountRow(memberId: string) {
  return db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      id: true,
      publicId: true,
      brandId: true,
      email: true,
      emailConfirmedAt: true,
      emailScore: true,
      notifyEmail: true,
      channelsAskedAt: true,
      state: true,
      level: true,
      flowCode: true,
      country: true,
      customerId: true,
      giftedAt: true,
      createdAt: true,
      lastActivityAt: true,
      region: { select: { name: true } },
      city: { select: { name: true } },
      attributions: { select: { source: true }, orderBy: [{ at: 'asc' }, { id: 'asc' }], take: 1 },
      profile: {
        select: {
          gender: true,
          seeking: true,
          photos: {
            where: { voiceMs: null, state: { in: ['pending', 'approved'] } },
            select: { objectKey: true, isDefault: true },
            orderBy: { position: 'asc' },
          },
        },
      },
    },
  });
}

export type AccountRow = Awaited<ReturnType<typeof accountRow>>;

/** For functions that authenticate a caller: the account behind an address, in any state. */
export function memberByEmail(brandId: string, email: string, tx: Db = db()) {
  return tx.user.findUnique({
    where: { brandId_emailNormalised: { brandId, emailNormalised: normaliseEmail(email) } },
    select: {
      id: true,
      publicId: true,
      email: true,
      passwordHash: true,
      state: true,
      locale: true,
      flowCode: true,
      emailConfirmedAt: true,
      lastActivityAt: true,
    },
  });
}

export type KnownMember = NonNullable<Awaited<ReturnType<typeof memberByEmail>>>;

/** Purposes of the mailed links by which a password is chosen. */
export const PASSWORD_LINKS = ['reset_password', 'set_password'] as const;

/** Whether a mailed link still lets its reader choose a password; looking changes nothing. */
export async function opensReset(brandId: string, secret: string, now: Date): Promise<boolean> {
  const count = await db().oneTimeToken.count({
    where: {
      hash: hashSecret(secret),
      purpose: { in: [...PASSWORD_LINKS] },
      usedAt: null,
      expiresAt: { gt: now },
      member: { brandId, state: 'active' },
    },
  });
  return count > 0;
}
