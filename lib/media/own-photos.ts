import { db, type Db } from '../db/client.ts';
import type { Photo } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';

/** The member's photos in their order; those they removed are not among them. */
export function photosOf(profileId: string, tx: Db = db()): Promise<Photo[]> {
  return tx.photo.findMany({
    where: { profileId, state: { not: 'removed' } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Holds the photos of a profile until the transaction ends, so that orders, defaults, uploads and
 * reviews of one profile come one after the other. First statement of each verb that changes them.
 */
export async function lockPhotos(tx: Db, profileId: string): Promise<void> {
  await tx.$executeRaw`select 1 from profiles where id = ${profileId}::uuid for no key update`;
}

/** One photo of the member, removed ones too. Raises `not_found` for everything else. */
export async function ownPhoto(tx: Db, profileId: string, photoId: string): Promise<Photo> {
  if (!isId(photoId)) fail('not_found');
  return (await tx.photo.findFirst({ where: { id: photoId, profileId } })) ?? fail('not_found');
}
