import { db, type Db } from '../../db/client.ts';
import { noticePause, noticePauseColumns } from '../../identity/notice-pause.ts';
import { ownProfileColumns } from '../../identity/profile-columns.ts';

/** What the member's own page shows in addition to the user object of the reference texts. Never sent as it is. */
export function ownershipRow(memberId: string) {
  return db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: {
      publicId: true,
      email: true,
      emailConfirmedAt: true,
      emailScore: true,
      passwordHash: true,
      surname: true,
      phone: true,
      eraseAt: true,
      regionId: true,
      country: true,
      level: true,
      cardVerifiedAt: true,
      notifyEmail: true,
      notifyTelegram: true,
      notifyPush: true,
      region: { select: { name: true } },
      city: { select: { name: true, province: true } },
      identities: { select: { issuer: true, linkedAt: true } },
      emailChanges: { where: { state: 'waiting' }, take: 1 },
      tokens: {
        where: { purpose: 'confirm_email' },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { createdAt: true },
      },
      profile: {
        select: {
          ...ownProfileColumns(),
          photos: {
            where: { voiceMs: null, state: { not: 'removed' } },
            select: { objectKey: true, isDefault: true, state: true },
            orderBy: { position: 'asc' },
          },
        },
      },
    },
  });
}

export type OwnershipRow = Awaited<ReturnType<typeof ownershipRow>>;

/** Whether an address is another account's on the same brand, whatever the state of that account. */
export async function addressIsTaken(
  tx: Db,
  { brandId, normalised, except }: { brandId: string; normalised: string; except: string },
): Promise<boolean> {
  const holder = await tx.user.findUnique({
    where: { brandId_emailNormalised: { brandId, emailNormalised: normalised } },
    select: { id: true },
  });
  return holder !== null && holder.id !== except;
}

/**
 * For every page: when the member's account will be erased (null when no erasure was requested), and the pause of their
 * notices (null when none is in force).
 */
export async function frameFacts(memberId: string, now: Date) {
  const select = { eraseAt: true, ...noticePauseColumns } as const;
  const row = await db().user.findUnique({ where: { id: memberId }, select });
  return { eraseAt: row?.eraseAt ?? null, pause: row && noticePause(row, now) };
}
