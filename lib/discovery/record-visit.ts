import type { MemberViewer } from '../identity/viewer.ts';
import { addNotice, pushNotice, type AddedNotice } from '../chat/add-notice.ts';
import { lockPair } from '../chat/lock-pair.ts';
import { findPeer } from '../chat/find-peer.ts';
import { openConversation } from '../chat/open-conversation.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { showProfile } from './show-profile.ts';
import { VISIT_NOTICE_MS } from './limits.ts';
import { run, type Statement } from '../db/statement.ts';

const MAY_NOTIFY: Statement = {
  name: 'visit-may-notify',
  text: `
    select not (select incognito from profiles where id = $1)
       and (exists (select from profile_listings where profile_id = $1 and brand_id = $3)
            or exists (select from conversations
                        where profile_low = least($1::uuid, $2::uuid)
                          and profile_high = greatest($1::uuid, $2::uuid)
                          and last_message_at is not null)) as allowed`,
};

/**
 * Whether a visitor is visible in search, or in contact with the visited member: a hidden visitor leaves no notice, and
 * one in incognito leaves none with contacts either.
 */
async function mayNotifyVisit(
  { profileId, brandId }: MemberViewer,
  peerId: string,
): Promise<boolean> {
  const [row] = await run<{ allowed: boolean }>(MAY_NOTIFY, [profileId, peerId, brandId]);
  return row?.allowed ?? false;
}

type Tx = Prisma.TransactionClient;
type Visit = {
  readonly profileId: string;
  readonly peerId: string;
  readonly notifies: boolean;
  readonly now: Date;
};

async function visit(
  tx: Tx,
  { profileId, peerId, notifies, now }: Visit,
): Promise<AddedNotice | null> {
  await tx.$executeRaw`
    insert into visits (profile_id, peer_id, at) values (${profileId}::uuid, ${peerId}::uuid, ${now})
    on conflict (profile_id, peer_id) do update set
      at = greatest(visits.at, excluded.at), times = visits.times + 1`;
  if (!notifies) return null;
  const { id: conversationId, blockedAt } = await lockPair(tx, profileId, peerId);
  if (blockedAt !== null) return null;
  const dueAgain = [{ notifiedAt: null }, { notifiedAt: { lte: after(now, -VISIT_NOTICE_MS) } }];
  const { count } = await tx.visit.updateMany({
    where: { profileId, peerId, OR: dueAgain },
    data: { notifiedAt: now },
  });
  if (count === 0) return null;
  const sides = { conversationId, from: profileId, to: peerId };
  return addNotice(tx, { ...sides, kind: 'visit', category: null, now });
}

/**
 * A member views a profile. Its owner is notified, once in 24 hours, unless the visitor is hidden from
 * search or in incognito; hosted profiles get no notice. Members only. Raises `not_found` for a profile they may not see.
 */
export async function recordVisit(viewer: MemberViewer, angelId: string, now: Date): Promise<void> {
  const { profileId, brandId } = viewer;
  const { id: peerId } = await showProfile(viewer, angelId, now);
  const peer = (await findPeer(angelId)) ?? fail('not_found');
  const notifies = peer.memberId !== null && (await mayNotifyVisit(viewer, peerId));
  if (notifies) await openConversation({ brandId, opener: profileId, peer: peerId, now });
  const notice = await inTransaction((tx) => visit(tx, { profileId, peerId, notifies, now }));
  if (notice === null || peer.memberId === null) return;
  const about = { from: viewer, toMember: peer.memberId, kind: 'visit', category: null } as const;
  pushNotice(notice, about);
}
