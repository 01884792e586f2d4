import type { MemberViewer } from '../identity/viewer.ts';
import { lockPair } from '../chat/lock-pair.ts';
import { threadHead } from '../chat/thread-head.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import { realtime } from '../realtime/port.ts';

type Opening = { readonly profileId: string; readonly peerId: string; readonly now: Date };

async function open(
  tx: Prisma.TransactionClient,
  { profileId, peerId, now }: Opening,
): Promise<void> {
  const { id: conversationId, matchedAt, blockedAt } = await lockPair(tx, profileId, peerId);
  if (matchedAt === null || blockedAt !== null) fail('not_found');
  const { count } = await tx.participant.updateMany({
    where: { conversationId, profileId, photosOpenAt: null },
    data: { photosOpenAt: now },
  });
  if (count === 0) return;
  // Existing photos count as changed, so that devices that were offline get them like an edited message.
  await tx.$executeRaw`
    with counted as (
      update conversations set last_revision = last_revision + 1
       where id = ${conversationId}::uuid returning last_revision)
    update messages m set revision = counted.last_revision from counted
     where m.conversation_id = ${conversationId}::uuid and m.sender_id = ${peerId}::uuid
       and m.photo_id is not null and m.removed_at is null`;
}

/**
 * For members: reveals the photos from a match, present and future; the member's devices refetch. Raises
 * `not_found` when the two are not matched or one has blocked the other.
 */
export async function openPhotos(viewer: MemberViewer, angelId: string, now: Date): Promise<void> {
  const { profileId, memberId } = viewer;
  const { peerId, conversation } = await threadHead(viewer, angelId);
  if (conversation === null) fail('not_found');
  await inTransaction((tx) => open(tx, { profileId, peerId, now }));
  realtime().toMember(memberId, 'catchUp', {});
}
