import { lockPair } from '../../chat/lock-pair.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { HostedConversation } from './find-conversation.ts';

type Held = {
  readonly blocked: boolean;
  readonly heldBy: string | null;
  readonly heldUntil: Date | null;
};

/** The operator who holds a conversation, which is locked against every writer. */
export async function lockConversation(
  tx: Prisma.TransactionClient,
  { conversationId, hosted, memberProfile }: HostedConversation,
): Promise<Held> {
  const { blockedAt } = await lockPair(tx, hosted.id, memberProfile.id);
  const held = await tx.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { heldBy: true, heldUntil: true },
  });
  return { ...held, blocked: blockedAt !== null };
}
