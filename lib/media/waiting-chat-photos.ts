import { db } from '../db/client.ts';

/** The own photos of a thread that the other side has not got, the oldest first. */
export async function waitingChatPhotos(senderId: string, peerId: string) {
  const photos = await db().chatPhoto.findMany({
    where: { senderId, peerId, state: { in: ['pending', 'approved', 'rejected', 'unsent'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, state: true, reason: true, caption: true, createdAt: true },
  });
  return photos.map(({ id, state, reason, caption: msg, createdAt }) => ({
    ...{ id, reason, msg, time: createdAt.getTime() },
    // The table knows no other.
    state: state as 'pending' | 'approved' | 'rejected' | 'unsent',
  }));
}
