import { db, inTransaction } from '../../db/client.ts';
import type { ChatPhoto } from '../../db/generated/client.ts';
import type { PhotoReason } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { chatPicture } from '../../media/chat-picture-file.ts';
import { voice } from '../../media/voice-file.ts';
import { notifyPhotoSender } from '../../media/notify-photo-sender.ts';
import { appealUntil } from '../../media/present-photo.ts';
import { scheduleRemoval } from '../../media/schedule-removal.ts';
import { audit } from '../../audit/audit.ts';

type Review = { readonly photoId: string; readonly actor: string; readonly now: Date };

async function chatPhotoForReview(photoId: string): Promise<ChatPhoto> {
  if (!isId(photoId)) fail('not_found');
  return (await db().chatPhoto.findUnique({ where: { id: photoId } })) ?? fail('not_found');
}

/** Staff only: the file of a chat photo or voice message; the access is logged. Raises `not_found`. */
export async function chatFileForReview({ photoId, actor, now }: Review): Promise<Buffer> {
  const { objectKey, voiceMs } = await chatPhotoForReview(photoId);
  const action = 'chat_photo.view';
  await inTransaction((tx) => audit(tx, { actor, action, subject: photoId, now }));
  const bytes = await (voiceMs === null ? chatPicture(objectKey) : voice(objectKey));
  return bytes ?? fail('not_found');
}

/** The same for a chat photo only, WebP. */
export async function chatPictureForReview(review: Review): Promise<Buffer> {
  if ((await chatPhotoForReview(review.photoId)).voiceMs !== null) fail('not_found');
  return chatFileForReview(review);
}

/** The same for a voice message only, WebM with Opus. */
export async function voiceForReview(review: Review): Promise<Buffer> {
  if ((await chatPhotoForReview(review.photoId)).voiceMs === null) fail('not_found');
  return chatFileForReview(review);
}

async function decide(
  { photoId, actor, now }: Review,
  reason: PhotoReason | null,
): Promise<ChatPhoto> {
  const photo = await chatPhotoForReview(photoId);
  const approved = reason === null;
  await inTransaction(async (tx) => {
    const { count } = await tx.chatPhoto.updateMany({
      where: { id: photoId, state: 'pending' },
      data: {
        state: approved ? 'approved' : 'rejected',
        reason,
        reviewedAt: now,
        dueAt: approved ? now : null,
      },
    });
    if (count === 0) fail('conflict', { state: photo.state });
    const { objectKey } = photo;
    if (!approved) {
      await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: appealUntil(now) });
    }
    const action = approved ? 'chat_photo.approve' : 'chat_photo.reject';
    await audit(tx, { actor, action, subject: photoId, data: approved ? {} : { reason }, now });
  });
  return photo;
}

/**
 * Approves a chat photo; it is sent in the next round of due work. For staff and the demo's automatic
 * moderation. Raises `not_found`, and `conflict` when it was reviewed or withdrawn before.
 */
export async function approveChatPhoto(review: Review): Promise<void> {
  await decide(review, null);
  wakeJobs();
}

/**
 * For staff: refuses a chat photo with a reason that its sender reads in the thread; the other side is not
 * notified. Its picture remains stored as long as that of any refused photo. Raises `not_found`, and
 * `conflict` when it was reviewed or withdrawn before.
 */
export async function rejectChatPhoto(
  review: Review & { readonly reason: PhotoReason },
): Promise<void> {
  const { senderId } = await decide(review, review.reason);
  await notifyPhotoSender(senderId);
}
