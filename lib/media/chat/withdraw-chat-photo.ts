import type { MemberViewer } from '../../accounts/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { removeFilesNow } from '../remove-files.ts';
import { scheduleRemoval } from '../schedule-removal.ts';
import { ownChatPhoto } from './own-chat-photo.ts';

/** Those that are not under way: one that is approved goes out at any moment. */
const WITHDRAWABLE = ['pending', 'rejected', 'unsent'];

/**
 * For members: takes an own photo back while it is not approved, or puts a refused one away. Its picture is
 * deleted. Raises `not_found`, and `conflict` when it goes out or did so.
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
