import type { MemberViewer } from '../identity/viewer.ts';
import { inTransaction } from '../db/client.ts';
import type { ChatPhotoState } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';
import { ownChatPhoto } from './own-chat-photo.ts';

/** Not `approved`: such a photo can be sent at any moment. */
const WITHDRAWABLE: ChatPhotoState[] = ['pending', 'rejected', 'unsent'];

/**
 * For members: withdraws their own photo while it is not approved, or dismisses a refused one. Deletes its
 * picture. Raises `not_found`, and `conflict` when it is being sent or was sent.
 */
export async function withdrawChatPhoto(
  viewer: MemberViewer,
  photoId: string,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { id, objectKey } = await ownChatPhoto(tx, viewer.profileId, photoId);
    const { count } = await tx.chatPhoto.updateMany({
      where: { id, state: { in: WITHDRAWABLE } },
      data: { state: 'withdrawn', reason: null, dueAt: null },
    });
    if (count === 0) fail('conflict');
    await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
  });
  await removeFilesNow(now);
}
