import { viewerOfMember } from '../identity/viewer-of-member.ts';
import { sendMessage } from '../chat/send-message.ts';
import { db, inTransaction } from '../db/client.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { MINUTE } from '../kernel/clock.ts';
import { isAppError, type ErrorCode } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';
import { notifyPhotoSender } from '../media/notify-photo-sender.ts';

/**
 * For the job that sends photos: marks an approved photo as unsent, with the error that a message would have
 * been refused with. Deletes the picture and notifies the sender. No credits were charged. Does nothing when
 * the claim was lost: another process may be sending the photo.
 */
async function leaveUnsent(
  { id, objectKey, senderId, dueAt }: ChatPhoto,
  reason: ErrorCode,
  now: Date,
): Promise<void> {
  const ended = await inTransaction(async (tx) => {
    const { count } = await tx.chatPhoto.updateMany({
      where: { id, state: 'approved', dueAt },
      data: { state: 'unsent', reason, dueAt: null },
    });
    if (count === 1) await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
    return count === 1;
  });
  if (!ended) return;
  await removeFilesNow(now);
  await notifyPhotoSender(senderId);
}

/** Approved chat photos that are not sent yet. */
export const PHOTOS_TO_SEND: DueRows = {
  name: 'claim-chat-photos',
  table: 'chat_photos',
  brand: 'brand_id',
  due: 'due_at',
  where: `state = 'approved'`,
  leaseMs: 2 * MINUTE,
  returning: 't.id',
};
/** Temporary errors, which do not depend on the photo. */
const PASSING: readonly string[] = ['unavailable', 'too_many_requests'];

async function send({ leaseKey: id, leasedUntil: dueAt }: Leased, now: Date): Promise<void> {
  const photo = await db().chatPhoto.findFirst({
    where: { id, dueAt },
    include: { sender: { select: { memberId: true } }, peer: { select: { publicId: true } } },
  });
  const viewer = photo?.sender.memberId ? await viewerOfMember(photo.sender.memberId) : null;
  if (!photo) return;
  if (!viewer) return leaveUnsent(photo, 'account_disabled', now);
  const { idClient, caption: text, width, height, voiceMs, waveform, peer } = photo;
  const voice = voiceMs === null ? undefined : { durationMs: voiceMs, waveform };
  try {
    const { publicId: angelId } = peer;
    await sendMessage({ viewer, angelId, text, idClient, photo: { id, width, height, voice } });
  } catch (error) {
    if (isAppError(error) && !PASSING.includes(error.code)) {
      const { code } = error;
      const ofVoice = voice !== undefined && code === 'photo_needs_match';
      return leaveUnsent(photo, ofVoice ? 'voice_needs_match' : code, now);
    }
    log().error({ err: error }, 'chat photo send failed: will be retried');
    return;
  }
  // The message is stored: that the claim was lost meanwhile changes nothing about it.
  await db().chatPhoto.updateMany({
    where: { id, state: 'approved' },
    data: { state: 'sent', sentAt: now, dueAt: null },
  });
}

/**
 * Due work: sends approved photos as messages; permissions are checked and credits charged only now. The
 * message has the photo's idClient, so a repetition after a crash finds the message already sent.
 */
export async function sendChatPhotos(now: Date, limit: number): Promise<number> {
  const claimed = await claimDue(PHOTOS_TO_SEND, now, limit);
  await forEachLeased(PHOTOS_TO_SEND, claimed, (claim) => send(claim, now));
  return claimed.length;
}

export const sendChatPhotosWork: DueWork = { name: 'chat photos', run: sendChatPhotos };
