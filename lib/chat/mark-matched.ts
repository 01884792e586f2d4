import type { Prisma } from '../db/generated/client.ts';

/**
 * From now on both can read each other's messages unblurred, and both see the conversation in their lists.
 * Called in the transaction that adds the like which made the match, after it.
 */
export async function markMatched(
  tx: Prisma.TransactionClient,
  conversationId: string,
  at: Date,
): Promise<void> {
  await tx.conversation.update({
    where: { id: conversationId },
    data: { matchedAt: at, lastMessageAt: at },
  });
  await tx.participant.updateMany({
    where: { conversationId },
    data: { lastMessageAt: at, hiddenAt: null },
  });
}
