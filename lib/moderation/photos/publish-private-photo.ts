import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos } from '../../media/own-photos.ts';
import { privatePhotoName, ownCardName } from '../../media/photo-files.ts';
import { photoStore } from '../../media/photo-store.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { isRemovalStarted, scheduleRemoval } from '../../media/schedule-removal.ts';
import { settleDefault } from '../../media/settle-default.ts';
import { publishPhoto } from '../../media/variants.ts';
import { voice } from '../../media/voice-file.ts';
import { audit } from '../../audit/audit.ts';
import { photoForReview } from './photo-for-review.ts';

type Publication = {
  readonly photoId: string;
  readonly actor: string;
  readonly now: Date;
  /** Condition for the rows that may be published; `conflict` for any other. */
  readonly from: Prisma.PhotoWhereInput;
  readonly also: Prisma.PhotoUpdateManyMutationInput;
  readonly action: string;
  /** For the access log. */
  readonly data?: Prisma.InputJsonObject;
};

/**
 * Publishes a privately stored picture, for approvals and granted appeals; a profile without a default photo
 * gets one. The recording of a voice introduction stays where it is: only session-checked calls read it. Raises `not_found`, and `conflict` when its row does not match `from` or its files are being deleted.
 */
export async function publishPrivatePhoto(publication: Publication): Promise<void> {
  const { photoId, actor, now, from, also, action, data = {} } = publication;
  const { objectKey, profileId, voiceMs } = await photoForReview(photoId);
  const isVoice = voiceMs !== null;
  const original = await (isVoice
    ? voice(objectKey)
    : photoStore().get(privatePhotoName(objectKey)));
  if (original === null)
    fail((await photoForReview(photoId)).state === 'pending' ? 'not_found' : 'conflict');
  // The public copies come first: otherwise an approved row could have no picture.
  if (!isVoice) await publishPhoto(objectKey, original);
  const published = await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { count } = (await isRemovalStarted(tx, objectKey))
      ? { count: 0 }
      : await tx.photo.updateMany({
          where: { AND: [{ id: photoId }, from] },
          data: { state: 'approved', reason: null, reviewedAt: now, ...also },
        });
    if (count === 0) {
      const { state } = await tx.photo.findUniqueOrThrow({ where: { id: photoId } });
      if (state !== 'approved')
        await scheduleRemoval(tx, { objectKey, scope: 'public', dueAt: now });
      return false;
    }
    await tx.photoRemoval.deleteMany({ where: { objectKey } });
    await settleDefault(tx, profileId);
    await audit(tx, { actor, action, subject: photoId, data, now });
    await refreshListing(tx, profileId, now);
    return true;
  });
  if (published) {
    await photoStore().remove([privatePhotoName(objectKey), ownCardName(objectKey)]);
    return;
  }
  await removeFilesNow(now);
  fail('conflict');
}
