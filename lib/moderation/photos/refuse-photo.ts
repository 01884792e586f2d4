import type { Prisma, Photo } from '../../db/generated/client.ts';
import type { PhotoReason } from '../../db/generated/enums.ts';
import { refreshListing } from '../../listings/refresh-listing.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos } from '../../media/own-photos.ts';
import { storePrivatePhoto } from '../../media/photo-files.ts';
import { appealUntil } from '../../media/present-photo.ts';
import { scheduleRemoval } from '../../media/schedule-removal.ts';
import { settleDefault } from '../../media/settle-default.ts';
import { publicVariant } from '../../media/variants.ts';
import { audit } from '../../audit/audit.ts';
import { notifyRefusal } from './notify-refusal.ts';

type Refusal = {
  readonly reason: PhotoReason;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * Call before the transaction that refuses an approved photo: copies its picture to where only its owner and
 * the reviewers of an appeal see it.
 */
export async function unpublishPhoto({ objectKey, state, voiceMs }: Photo): Promise<void> {
  if (state !== 'approved' || voiceMs !== null) return;
  const picture = await publicVariant(objectKey, '.jpg');
  const card = await publicVariant(objectKey, '-card.webp');
  if (picture && card) await storePrivatePhoto(objectKey, { picture, card });
}

/**
 * Call inside a transaction, after `unpublishPhoto`: refuses a photo and notifies its owner. The caller
 * removes the files after the commit. Raises `conflict` when it was refused or removed before.
 */
export async function refusePhoto(
  tx: Prisma.TransactionClient,
  { id: photoId, objectKey, profileId, voiceMs }: Photo,
  { reason, actor, purpose, now }: Refusal,
): Promise<void> {
  await lockPhotos(tx, profileId);
  const { count } = await tx.photo.updateMany({
    where: { id: photoId, state: { in: ['pending', 'approved'] } },
    data: { state: 'rejected', reason, isDefault: false, reviewedAt: now },
  });
  if (count === 0) fail('conflict');
  await scheduleRemoval(tx, { objectKey, scope: 'public', dueAt: now });
  await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: appealUntil(now) });
  await settleDefault(tx, profileId);
  await notifyRefusal(tx, { profileId, photoId, isVoice: voiceMs !== null, reason, now });
  const { memberId } = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { memberId: true },
  });
  const why = { data: memberId === null ? { reason, hosted: true } : { reason }, purpose };
  await audit(tx, { actor, action: 'photo.reject', subject: photoId, ...why, now });
  await refreshListing(tx, profileId, now);
}
