import { db } from '../db/client.ts';
import { after, DAY } from '../kernel/clock.ts';

const MAX_ROWS = 50;
const LAST_MESSAGES = 10;

type OpenConversation = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly brandId: string;
  readonly name: string;
  readonly heldBy: string | null;
  readonly heldUntil: Date | null;
  /** Whether the member is waiting for an answer. */
  readonly hasPendingReply: boolean;
  /** Oldest first; `mine` are the hosted profile's. */
  readonly messages: readonly { readonly mine: boolean; readonly text: string }[];
};

/** Conversations of the last day that operators hold or may take over, newest first. Staff only, through lib/staff. */
export async function openConversations(now: Date): Promise<OpenConversation[]> {
  const rows = await db().participant.findMany({
    where: {
      profile: { kind: 'hosted', state: 'active', answeredBy: { has: 'operator' } },
      peer: { member: { state: 'active' } },
      lastMessageAt: { gt: after(now, -DAY) },
      conversation: { personalAt: { not: null }, blockedAt: null },
    },
    orderBy: [{ lastMessageAt: 'desc' }, { conversationId: 'desc' }],
    take: MAX_ROWS,
    select: {
      profile: { select: { id: true, publicId: true, screenName: true } },
      peer: { select: { member: { select: { publicId: true, brandId: true } } } },
      conversation: {
        select: {
          heldBy: true,
          heldUntil: true,
          replyTasks: { where: { state: 'due' }, take: 1, select: { id: true } },
          messages: {
            where: { kind: 'personal', removedAt: null },
            orderBy: { seq: 'desc' },
            take: LAST_MESSAGES,
            select: { senderId: true, body: true },
          },
        },
      },
    },
  });
  return rows.map(({ profile, peer, conversation }) => ({
    trackerId: peer.member?.publicId ?? '',
    angelId: profile.publicId,
    brandId: peer.member?.brandId ?? '',
    name: profile.screenName,
    heldBy: conversation.heldBy,
    heldUntil: conversation.heldUntil,
    hasPendingReply: conversation.replyTasks.length > 0,
    messages: conversation.messages
      .map(({ senderId, body }) => ({ mine: senderId === profile.id, text: body }))
      .reverse(),
  }));
}
