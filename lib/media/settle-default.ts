import type { Db } from '../db/client.ts';

/**
 * Leaves a profile that shows photos with a default one: the first approved in its order takes the place
 * of one that went. For verbs that hold the profile's photos.
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
