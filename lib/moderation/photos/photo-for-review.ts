import { db, inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { privatePhotoName } from '../../media/photo-files.ts';
import { photoStore } from '../../media/photo-store.ts';
import { publicVariant } from '../../media/variants.ts';
import { voice } from '../../media/voice-file.ts';
import { audit } from '../../audit/audit.ts';

/** For reviewers: a photo by its id. Raises `not_found`. */
export async function photoForReview(photoId: string): Promise<Photo> {
  if (!isId(photoId)) fail('not_found');
  return (await db().photo.findUnique({ where: { id: photoId } })) ?? fail('not_found');
}

/** Staff only: the picture of a photo, JPEG; the access is logged. Raises `not_found`. */
export async function pictureForReview(photoId: string, actor: string, now: Date): Promise<Buffer> {
  const { objectKey, state, voiceMs } = await photoForReview(photoId);
  if (voiceMs !== null) fail('not_found');
  await inTransaction((tx) => audit(tx, { actor, action: 'photo.view', subject: photoId, now }));
  const bytes =
    state === 'approved'
      ? await publicVariant(objectKey, '.jpg')
      : await photoStore().get(privatePhotoName(objectKey));
  return bytes ?? fail('not_found');
}

/** Staff only: the recording of a voice introduction, WebM with Opus; the access is logged. Raises `not_found`. */
export async function introductionForReview(
  photoId: string,
  actor: string,
  now: Date,
): Promise<Buffer> {
  const { objectKey, voiceMs } = await photoForReview(photoId);
  if (voiceMs === null) fail('not_found');
  await inTransaction((tx) => audit(tx, { actor, action: 'photo.view', subject: photoId, now }));
  return (await voice(objectKey)) ?? fail('not_found');
}
