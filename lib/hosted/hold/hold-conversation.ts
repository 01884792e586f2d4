import type { Prisma } from '../../db/generated/client.ts';
import { after, MINUTE } from '../../kernel/clock.ts';

/** An operator who writes nothing for so long has left. */
const HOLD_MS = 30 * MINUTE;

type Hold = { readonly conversationId: string; readonly actor: string; readonly now: Date };

/**
 * From now on an operator answers here, and nobody else; what waits for an answer waits for them. Under the
 * conversation's lock. Returns until when, if they write nothing.
 */
export async function holdConversation(
  tx: Prisma.TransactionClient,
  { conversationId, actor, now }: Hold,
): Promise<Date> {
  const until = after(now, HOLD_MS);
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
