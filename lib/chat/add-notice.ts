import { Prisma } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { NOTIFY_DELAY_MS } from './limits.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { wakeJobs } from '../queue/wake.ts';
import { realtime } from '../realtime/port.ts';
import { messageId } from './message-row.ts';
import { EVENT_DEFAULTS } from './notices/event-defaults.ts';
import { mainPhotoKey } from '../identity/shown-photos.ts';

type Notice = {
  readonly conversationId: string;
  /** Profiles of the actor and of the receiver. */
  readonly from: string;
  readonly to: string;
  readonly kind: 'like' | 'visit';
  readonly category: 'like_reply' | null;
  readonly now: Date;
};

export type AddedNotice = {
  readonly conversationId: string;
  readonly seq: number;
  readonly at: Date;
  /** The sender's name and photo for the event. */
  readonly name: string;
  readonly photo: string | null;
  /** When notices outside the app may mention it; null where an earlier notice was already due. */
  readonly notifyAt: Date | null;
};

/**
 * Stores a like or a visit among the messages of two profiles, under their conversation's lock. Both sides
 * receive it when they catch up; it is no unread message and lists no conversation. It is dated after the
 * last time the notices were seen, under the inbox's lock: a notice stored while the member opens the list is
 * not taken as seen.
 */
export async function addNotice(
  tx: Prisma.TransactionClient,
  notice: Notice,
): Promise<AddedNotice> {
  const { conversationId, from, to, kind, category, now } = notice;
  const notifyAt = after(now, NOTIFY_DELAY_MS);
  const [added] = await tx.$queryRaw<AddedNotice[]>`
    with inbox as materialized (
      select profile_id, notices_seen_at as seen from inboxes
       where profile_id in (${from}::uuid, ${to}::uuid)
       order by profile_id for no key update),
    dated as materialized (
      select greatest(${now}::timestamptz, seen + interval '1 millisecond') as at
        from inbox where profile_id = ${to}::uuid),
    counted as (
      update inboxes b set change = b.change + 1,
             notify_at = case when p.id = ${to}::uuid and p.member_id is not null
                              then least(b.notify_at, ${notifyAt}::timestamptz) else b.notify_at end
        from inbox join profiles p on p.id = inbox.profile_id where b.profile_id = inbox.profile_id
      returning b.profile_id, b.change, b.notify_at),
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId}::uuid
      returning last_seq as seq),
    sided as (
      update participants a set change = c.change,
             last_notice_at = case when a.profile_id = ${to}::uuid then dated.at
                                   else a.last_notice_at end
        from counted c cross join dated
       where a.conversation_id = ${conversationId}::uuid and a.profile_id = c.profile_id),
    stored as (
      insert into messages (conversation_id, seq, sender_id, id_client, kind, body, category, open,
                            created_at)
      select ${conversationId}::uuid, n.seq, ${from}::uuid, ${newId(now.getTime())}::uuid, ${kind}, '',
             ${category}, true, dated.at
        from numbered n cross join dated
      returning seq, created_at)
    select ${conversationId} as "conversationId", s.seq, s.created_at as at, p.screen_name as name,
           ${Prisma.raw(mainPhotoKey('p.id'))} as photo,
           (select c.notify_at from counted c
             where c.profile_id = ${to}::uuid and c.notify_at = ${notifyAt}::timestamptz) as "notifyAt"
      from stored s cross join profiles p where p.id = ${from}::uuid`;
  if (!added) throw new Error('conversation not found for notice');
  return added;
}

type About = {
  readonly from: MemberViewer;
  readonly toMember: string;
  readonly kind: 'like' | 'visit';
  readonly category: 'like_reply' | null;
};

/** Notifies a member of a stored like or visit: the sender, no text. Nothing of it is blurred at any level. */
export function pushNotice(added: AddedNotice, { from, toMember, kind, category }: About): void {
  if (added.notifyAt) wakeJobs(added.notifyAt.getTime());
  realtime().toMember(toMember, 'chat', {
    ...EVENT_DEFAULTS,
    id: messageId(added.conversationId, added.seq),
    seq: added.seq,
    angelId: from.angelId,
    from: 'peer',
    screenName: added.name,
    photo: added.photo === null ? null : photoUrls(added.photo).thumb,
    kind: 'member',
    answeredBy: [],
    label: null,
    type: kind,
    category,
    time: added.at.getTime(),
  });
}
