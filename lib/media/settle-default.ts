import type { Db } from '../db/client.ts';

/**
 * Makes sure that a profile with approved photos has a default one: when it was removed, the first approved
 * photo in order becomes the default. For actions that hold the lock of the profile's photos.
 */
export async function settleDefault(tx: Db, profileId: string): Promise<void> {
  const held = await tx.photo.count({ where: { profileId, isDefault: true } });
  if (held > 0) return;
  const first = await tx.photo.findFirst({
    where: { profileId, state: 'approved' },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (first) await tx.photo.update({ where: { id: first.id }, data: { isDefault: true } });
}
