import { pushAnnouncement } from '../../chat/add-announcement.ts';
import { db, inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { log } from '../../kernel/log.ts';
import { publishSummary } from '../conversations/publish-summary.ts';
import { conversationById } from './find-conversation.ts';
import { letGo, nextAnswerer } from './let-go.ts';
import { lockConversation } from './lock-conversation.ts';

async function end(conversationId: string, now: Date): Promise<void> {
  const conversation = await conversationById(conversationId);
  if (!conversation) {
    const data = { heldBy: null, heldUntil: null };
    await db().conversation.updateMany({ where: { id: conversationId }, data });
    return;
  }
  const next = await nextAnswerer(conversation);
  const work = () =>
    inTransaction(async (tx) => {
      const { blocked, heldUntil } = await lockConversation(tx, conversation);
      // The operator has written, or released it, since the row was found.
      if (heldUntil === null || heldUntil > now) return null;
      return letGo(tx, conversation, { next, blocked, now });
    });
  const announced = await retryOnDeadlock(work);
  if (announced)
    pushAnnouncement(announced, { from: conversation.hosted, to: conversation.member });
  publishSummary(conversationId, conversation.member.brandId);
}

/** Due work: releases the conversations whose operators have written nothing for half an hour. */
export async function endHeldConversations(now: Date, limit: number): Promise<number> {
  const held = await db().conversation.findMany({
    where: { heldUntil: { lte: now } },
    orderBy: { heldUntil: 'asc' },
    take: limit,
    select: { id: true },
  });
  let ended = 0;
  for (const { id } of held) {
    try {
      await end(id, now);
      ended += 1;
    } catch (error) {
      log().error({ err: error, conversationId: id }, 'held conversation release failed');
    }
  }
  return ended;
}

export const endHeldConversationsWork: DueWork = {
  name: 'held-conversations',
  run: endHeldConversations,
};
