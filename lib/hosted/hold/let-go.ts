import { addAnnouncement, type AddedAnnouncement } from '../../chat/add-announcement.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { Answerer } from '../../db/generated/enums.ts';
import { currentFlow } from '../../flows/queries.ts';
import { providerOrder } from '../../flows/provider-order.ts';
import type { HostedConversation } from './find-conversation.ts';

/** The answerer after an operator leaves. */
export async function nextAnswerer({ hosted, member }: HostedConversation): Promise<Answerer> {
  const { config } = await currentFlow(member.brandId, member.flowCode, member.id);
  const order = providerOrder(config, hosted.answeredBy);
  return order.find((one) => one !== 'operator') ?? 'script';
}

type Leaving = { readonly next: Answerer; readonly blocked: boolean; readonly now: Date };

/**
 * Releases the conversation: its pending reply is due at once for the next answerer, and the member is
 * notified, unless the conversation is blocked. Under the conversation's lock.
 */
export async function letGo(
  tx: Prisma.TransactionClient,
  { conversationId, hosted }: HostedConversation,
  { next, blocked, now }: Leaving,
): Promise<AddedAnnouncement | null> {
  await tx.conversation.update({
    where: { id: conversationId },
    data: { heldBy: null, heldUntil: null },
  });
  await tx.replyTask.updateMany({
    where: { conversationId, state: 'due' },
    data: { provider: next, dueAt: now, attempts: 0 },
  });
  if (blocked) return null;
  return addAnnouncement(tx, { conversationId, from: hosted.id, category: 'operator_left', now });
}
