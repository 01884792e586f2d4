import { db, type Db } from '../db/client.ts';
import type { Photo } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';

/** A profile's photos in order, without removed ones and without its voice introduction. */
export function photosOf(profileId: string, tx: Db = db()): Promise<Photo[]> {
  return tx.photo.findMany({
    where: { profileId, voiceMs: null, state: { not: 'removed' } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Locks the photos of a profile until the transaction ends, so that reorders, default changes, uploads and
 * reviews of one profile are serialised. The first statement of every action that changes them.
 */
export async function lockPhotos(tx: Db, profileId: string): Promise<void> {
  await tx.$executeRaw`select 1 from profiles where id = ${profileId}::uuid for no key update`;
}

/** The voice introduction of a profile, null while it has none or has removed it. */
export function introductionOf(profileId: string, tx: Db = db()): Promise<Photo | null> {
  return tx.photo.findFirst({
    where: { profileId, voiceMs: { not: null }, state: { not: 'removed' } },
  });
}

/** One of the profile's photos, or its voice introduction, also a removed one. Raises `not_found` for any other. */
export async function ownPhoto(tx: Db, profileId: string, photoId: string): Promise<Photo> {
  if (!isId(photoId)) fail('not_found');
  return (await tx.photo.findFirst({ where: { id: photoId, profileId } })) ?? fail('not_found');
}
