import { hostedLabel } from '../disclosure/hosted-label.ts';
import type { Prisma } from '../db/generated/client.ts';
import { newId } from '../kernel/ids.ts';
import { changeCounted } from './revise-message.ts';
import { deskChannel } from '../realtime/desk/channel.ts';
import { realtime } from '../realtime/port.ts';
import { messageId } from './message-row.ts';
import { EVENT_DEFAULTS } from './notices/event-defaults.ts';

type Announcement = {
  readonly conversationId: string;
  /** Profile whose operator joins or leaves. */
  readonly from: string;
  readonly category: 'operator_joined' | 'operator_left';
  readonly now: Date;
};

export type AddedAnnouncement = {
  readonly conversationId: string;
  readonly seq: number;
  readonly at: Date;
  readonly category: Announcement['category'];
};

/**
 * Stores among the messages who answers for a hosted profile from now on, under the conversation's lock. The
 * member's devices receive it when they catch up; it counts as unread for no one, costs nothing and does not
 * reorder the list.
 */
export async function addAnnouncement(
  tx: Prisma.TransactionClient,
  { conversationId, from, category, now }: Announcement,
): Promise<AddedAnnouncement> {
  const [added] = await tx.$queryRaw<{ seq: number }[]>`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId}::uuid
      returning last_seq as seq)
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, category, open,
                          created_at)
    select ${conversationId}::uuid, numbered.seq, ${from}::uuid, ${newId(now.getTime())}::uuid, 'notice',
           '', ${category}, true, ${now}
      from numbered
    returning seq`;
  if (!added) throw new Error('conversation not found for announcement');
  return { conversationId, seq: added.seq, at: now, category };
}

type About = {
  /** The hosted profile. */
  readonly from: {
    readonly publicId: string;
    readonly screenName: string;
    readonly answeredBy: readonly string[];
  };
  readonly to: { readonly id: string; readonly locale: string };
};

/** Notifies a member's devices who answers for a hosted profile from now on. */
export function pushAnnouncement(added: AddedAnnouncement, { from, to }: About): void {
  deskChannel().toConversation(added.conversationId, 'message', {
    conversationId: added.conversationId,
    seq: added.seq,
  });
  realtime().toMember(to.id, 'chat', {
    ...EVENT_DEFAULTS,
    id: messageId(added.conversationId, added.seq),
    seq: added.seq,
    angelId: from.publicId,
    from: 'peer',
    screenName: from.screenName,
    photo: null,
    kind: 'hosted',
    answeredBy: from.answeredBy,
    label: hostedLabel(from.answeredBy, to.locale),
    type: 'notice',
    category: added.category,
    time: added.at.getTime(),
  });
}
