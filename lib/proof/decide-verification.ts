import { db, inTransaction, type Db } from '../db/client.ts';
import type { PhotoVerification } from '../db/generated/client.ts';
import type { VerificationReason } from '../db/generated/enums.ts';
import { audit } from '../audit/audit.ts';
import { fail } from '../kernel/errors.ts';
import { isId } from '../kernel/ids.ts';
import { refreshListing } from '../listings/refresh-listing.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { escalateDisputed } from '../review-queue/escalate-disputed.ts';
import { endVerification } from './end-verification.ts';
import { mainPhoto } from './main-photo.ts';
import { notifyVerified } from './notify-verified.ts';
import { isSampled } from './second-look.ts';

type Decision = {
  readonly id: string;
  /** Null: the main photo shows the member. */
  readonly reason: VerificationReason | null;
  /** The main photo that the selfie was compared with. */
  readonly photoId: string | null;
  /** Whether the caller decides where two moderators disagree. */
  readonly isSenior: boolean;
  /** The demo’s: never drawn for a second look, and never one. */
  readonly isAutomatic?: boolean;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/** What a decision leads to: a second look, another one by a senior moderator, or the end. */
type Step = 'second_look' | 'disputed' | 'final';

async function stepOf(tx: Db, row: PhotoVerification, decision: Decision): Promise<Step> {
  const { actor, reason, isSenior, isAutomatic = false } = decision;
  if (row.firstBy === null) {
    return !isAutomatic && (await isSampled(tx, actor)) ? 'second_look' : 'final';
  }
  if (isAutomatic || row.firstBy === actor || row.secondBy === actor) {
    fail('conflict', { state: 'decided' });
  }
  if (row.secondBy !== null) return isSenior ? 'final' : fail('conflict', { state: 'disputed' });
  return (row.firstReason === null) === (reason === null) ? 'final' : 'disputed';
}

/** Stores the result where others see it, deletes the selfie and tells the member. */
export async function finishVerification(
  tx: Db,
  { id, profileId }: Pick<PhotoVerification, 'id' | 'profileId'>,
  { reason, photoId, now }: Pick<Decision, 'reason' | 'photoId' | 'now'>,
): Promise<void> {
  if (reason === null) {
    await endVerification(tx, { id, state: 'approved', now });
    await tx.profile.update({
      where: { id: profileId },
      data: { photoCheckedAt: now, checkedPhotoId: photoId },
    });
    await refreshListing(tx, profileId, now);
  } else await endVerification(tx, { id, state: 'refused', reason, now });
  await notifyVerified(tx, { id, profileId, reason, now });
}

/**
 * For moderators and the demo's automatic moderation: says whether a selfie shows the person of the main photo. One
 * decision in `SECOND_LOOK_EVERY` of each moderator waits for another moderator, who does not learn the first result;
 * where they disagree, a senior moderator decides. Raises `not_found`; `conflict` when it was decided or withdrawn
 * before, when the caller has decided about it before, and when the photo that was compared is no longer the main one.
 */
export async function decideVerification(decision: Decision): Promise<void> {
  const { id, reason, photoId, actor, purpose, now } = decision;
  if (!isId(id)) fail('not_found');
  const { profileId } =
    (await db().photoVerification.findUnique({ where: { id } })) ?? fail('not_found');
  const step = await inTransaction(async (tx): Promise<Step> => {
    await lockPhotos(tx, profileId);
    const row = await tx.photoVerification.findUniqueOrThrow({ where: { id } });
    if (row.state !== 'pending') fail('conflict', { state: row.state });
    const main = await mainPhoto(tx, profileId);
    const isOther = photoId !== (main?.id ?? null);
    if (isOther || (reason === null && main === null)) fail('conflict', { state: 'photo_changed' });
    const next = await stepOf(tx, row, decision);
    const action = reason === null ? 'verification.approve' : 'verification.refuse';
    const data = reason === null ? {} : { reason };
    await audit(tx, { actor, action, subject: id, data, purpose, now });
    if (row.firstBy === null) {
      await tx.photoVerification.update({
        where: { id },
        data: {
          firstBy: actor,
          firstAt: now,
          firstReason: reason,
          firstPhotoId: photoId,
          sampled: next === 'second_look',
        },
      });
    }
    if (next === 'disputed') {
      await tx.photoVerification.update({
        where: { id },
        data: { secondBy: actor, secondReason: reason },
      });
      const { profileId, brandId } = row;
      await escalateDisputed(tx, {
        kind: 'verification',
        itemId: id,
        profileId,
        brandId,
        by: actor,
        at: now,
      });
    }
    if (next === 'final') await finishVerification(tx, row, decision);
    return next;
  });
  if (step === 'final') await removeFilesNow(now);
}
