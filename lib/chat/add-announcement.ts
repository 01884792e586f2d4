import { hostedLabel } from '../disclosure/hosted-label.ts';
import type { Prisma } from '../db/generated/client.ts';
import { insertThreadLine } from './insert-thread-line.ts';
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

/** Stores among the messages who answers for a hosted profile from now on. */
export async function addAnnouncement(
  tx: Prisma.TransactionClient,
  announcement: Announcement,
): Promise<AddedAnnouncement> {
  const { conversationId, category, now } = announcement;
  const seq = await insertThreadLine(tx, { ...announcement, body: '' });
  return { conversationId, seq, at: now, category };
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
