import { inTransaction } from '../db/client.ts';
import type { ChatPhoto } from '../db/generated/client.ts';
import type { ErrorCode } from '../kernel/errors.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';
import { notifyPhotoSender } from '../media/notify-photo-sender.ts';

/**
 * For the job that sends photos: marks an approved photo as unsent, with the error that a message would have
 * been refused with. Deletes the picture and notifies the sender. No credits were charged.
 */
export async function leaveUnsent(
  { id, objectKey, senderId }: ChatPhoto,
  reason: ErrorCode,
  now: Date,
): Promise<void> {
  const ended = await inTransaction(async (tx) => {
    const { count } = await tx.chatPhoto.updateMany({
      where: { id, state: 'approved' },
      data: { state: 'unsent', reason, dueAt: null },
    });
    if (count === 1) await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
    return count === 1;
  });
  if (!ended) return;
  await removeFilesNow(now);
  await notifyPhotoSender(senderId);
}
