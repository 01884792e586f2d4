import { db } from '../../db/client.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { fail } from '../../kernel/errors.ts';
import { findPeer } from '../find-peer.ts';

/**
 * A member has answered the offer to share a date, which is made once in a conversation. A repetition changes nothing.
 * Members only. Raises `not_found` for a profile with which they have no conversation.
 */
export async function answerDateOffer(
  { profileId }: MemberViewer,
  angelId: string,
  now: Date,
): Promise<void> {
  const peer = (await findPeer(angelId)) ?? fail('not_found');
  const side = { profileId, peerId: peer.profileId };
  const { count } = await db().participant.updateMany({
    where: { ...side, dateOfferedAt: null },
    data: { dateOfferedAt: now },
  });
  if (count === 0 && (await db().participant.count({ where: side })) === 0) fail('not_found');
}
