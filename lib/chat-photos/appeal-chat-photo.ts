import type { MemberViewer } from '../identity/viewer.ts';
import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { appealOf } from '../media/present-photo.ts';
import { cancelRemoval } from '../media/schedule-removal.ts';
import { announceWork } from '../realtime/desk/announce-work.ts';
import { ownChatPhoto } from './own-chat-photo.ts';

type Appeal = {
  readonly viewer: MemberViewer;
  readonly photoId: string;
  readonly text: string;
  readonly now: Date;
};

/**
 * For members, once for each refused chat photo: appeals the refusal. The picture remains stored until the
 * decision. Raises `not_found`, and `appeal_closed` when there is nothing to appeal or the time is over.
 */
export async function appealChatPhoto({ viewer, photoId, text, now }: Appeal): Promise<void> {
  await inTransaction(async (tx) => {
    const photo = await ownChatPhoto(tx, viewer.profileId, photoId);
    if (appealOf(photo, now) !== 'open') fail('appeal_closed');
    const { count } = await tx.chatPhoto.updateMany({
      where: { id: photoId, state: 'rejected', appealedAt: null },
      data: { appeal: text, appealedAt: now },
    });
    if (count === 0 || !(await cancelRemoval(tx, photo.objectKey))) fail('appeal_closed');
  });
  announceWork(viewer.brandId);
}
