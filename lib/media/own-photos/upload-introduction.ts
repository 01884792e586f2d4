import type { MemberViewer } from '../../identity/viewer.ts';
import { db, inTransaction, type Db } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { announceWork } from '../../realtime/desk/announce-work.ts';
import { reviewDueAt } from '../../review-queue/review-due.ts';
import { encodeVoiceMessage } from '../encode-voice-message.ts';
import { introductionOf, lockPhotos } from '../own-photos.ts';
import { removeFilesNow } from '../remove-files.ts';
import { cancelRemoval, scheduleRemoval } from '../schedule-removal.ts';
import { storePicture } from '../store-picture.ts';
import { storeVoice } from '../voice-file.ts';
import type { Recording } from '../voice/recording.ts';
import { INTRODUCTION_MAX_MS } from '../limits.ts';

type Upload = {
  readonly member: MemberViewer;
  readonly bytes: Buffer;
  /** Client-generated id: an upload repeated after a lost response stores it once. */
  readonly uploadId: string;
  readonly now: Date;
};

/**
 * For members on their own profile: stores a voice introduction that waits for review. It replaces the one before, which
 * is deleted. Raises what `encodeVoiceMessage` raises, and `not_found` for an erased account.
 */
export async function uploadIntroduction(upload: Upload): Promise<Photo> {
  const { bytes, now } = upload;
  const known = await alreadySent(upload);
  if (known) return known;
  const recording = await encodeVoiceMessage(bytes, INTRODUCTION_MAX_MS);
  try {
    const photo = await storePicture({
      now,
      storeFiles: (objectKey) => storeVoice(objectKey, recording.audio),
      add: (objectKey) => add(upload, objectKey, recording),
    });
    announceWork(upload.member.brandId);
    if (photo.reviewDueAt) wakeJobs(photo.reviewDueAt.getTime());
    // The file of the one before.
    await removeFilesNow(now);
    return photo;
  } catch (error) {
    const twin = await alreadySent(upload);
    if (twin) return twin;
    throw error;
  }
}

async function alreadySent({ member, uploadId }: Upload): Promise<Photo | null> {
  const { profileId } = member;
  return db().photo.findUnique({ where: { profileId_uploadId: { profileId, uploadId } } });
}

async function removeFormer(tx: Db, profileId: string, now: Date): Promise<void> {
  const former = await introductionOf(profileId, tx);
  if (!former) return;
  const { id, objectKey, state: stateBefore } = former;
  await tx.photo.update({ where: { id }, data: { state: 'removed', stateBefore } });
  await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
}

function add(
  { member: { profileId }, uploadId, now }: Upload,
  objectKey: string,
  { durationMs: voiceMs, waveform }: Recording,
): Promise<Photo> {
  return inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { state } = await tx.profile.findUniqueOrThrow({ where: { id: profileId } });
    // The account was erased during the upload.
    if (state === 'removed') fail('not_found');
    await removeFormer(tx, profileId, now);
    if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
    return tx.photo.create({
      data: {
        id: newId(now.getTime()),
        profileId,
        objectKey,
        width: 0,
        height: 0,
        voiceMs,
        waveform: [...waveform],
        state: 'pending',
        position: 0,
        createdAt: now,
        reviewDueAt: reviewDueAt(now),
        uploadId,
        // It has no picture to compute a hash of.
        printTriedAt: now,
      },
    });
  });
}
