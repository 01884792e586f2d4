import type { Db } from '../db/client.ts';
import { SHOWN_PHOTO } from '../identity/shown-photos.ts';

/** The approved photo that represents a profile, by which a selfie is compared; null while there is none. */
export async function mainPhoto(
  tx: Db,
  profileId: string,
): Promise<{ readonly id: string } | null> {
  const where = { profileId, isDefault: true, ...SHOWN_PHOTO };
  return tx.photo.findFirst({ where, select: { id: true } });
}
