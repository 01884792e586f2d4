import { db } from '../../db/client.ts';
import { appealOf } from '../../media/present-photo.ts';

/** The member's photos in a thread that the other side has not received, oldest first. */
export async function waitingChatPhotos(senderId: string, peerId: string, now: Date) {
  const photos = await db().chatPhoto.findMany({
    where: { senderId, peerId, state: { in: ['pending', 'approved', 'rejected', 'unsent'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      state: true,
      reason: true,
      caption: true,
      createdAt: true,
      reviewedAt: true,
      appealedAt: true,
      appealOutcome: true,
    },
  });
  return photos.map(({ id, state, reason, caption: msg, createdAt, ...refusal }) => ({
    id,
    reason,
    msg,
    time: createdAt.getTime(),
    appeal: appealOf({ state, ...refusal }, now),
    // The query returns no other states.
    state: state as 'pending' | 'approved' | 'rejected' | 'unsent',
  }));
}
