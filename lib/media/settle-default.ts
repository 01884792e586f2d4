import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { IS_SHOWN_PHOTO, SHOWN_PHOTO } from '../identity/shown-photos.ts';

/**
 * A photo check says of the main photo that it shows the member: it ends as soon as another photo, or none, represents
 * the profile. For actions that hold the lock of the profile's photos; they refresh its listings.
 */
export async function endOutdatedCheck(tx: Db, profileId: string): Promise<void> {
  await tx.$executeRaw`
    update profiles p set photo_checked_at = null, checked_photo_id = null
     where p.id = ${profileId}::uuid and p.photo_checked_at is not null and not exists (
       select from photos f where f.id = p.checked_photo_id and f.profile_id = p.id
          and f.is_default and ${Prisma.raw(IS_SHOWN_PHOTO)})`;
}

/**
 * Makes sure that a profile with approved photos has a default one: when it was removed, the first approved
 * photo in order becomes the default. For actions that hold the lock of the profile's photos.
 */
export async function settleDefault(tx: Db, profileId: string): Promise<void> {
  await giveDefault(tx, profileId);
  await endOutdatedCheck(tx, profileId);
}

async function giveDefault(tx: Db, profileId: string): Promise<void> {
  const held = await tx.photo.count({ where: { profileId, isDefault: true } });
  if (held > 0) return;
  const first = await tx.photo.findFirst({
    where: { profileId, ...SHOWN_PHOTO },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (first) await tx.photo.update({ where: { id: first.id }, data: { isDefault: true } });
}
