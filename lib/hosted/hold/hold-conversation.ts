import type { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { CONVERSATION_HOLD_MS } from '../limits.ts';

type Hold = { readonly conversationId: string; readonly actor: string; readonly now: Date };

/**
 * Reserves the conversation for one operator, with its pending replies. Under the conversation's lock.
 * Returns until when, if they write nothing.
 */
export async function holdConversation(
  tx: Prisma.TransactionClient,
  { conversationId, actor, now }: Hold,
): Promise<Date> {
  const until = after(now, CONVERSATION_HOLD_MS);
  await tx.conversation.update({
    where: { id: conversationId },
    data: { heldBy: actor, heldUntil: until },
  });
  await tx.replyTask.updateMany({
    where: { conversationId, state: 'due' },
    data: { provider: 'operator', dueAt: until, attempts: 0 },
  });
  return until;
}
