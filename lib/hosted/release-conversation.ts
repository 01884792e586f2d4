import { pushAnnouncement } from '../chat/add-announcement.ts';
import { inTransaction } from '../db/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { findConversation } from './hold/find-conversation.ts';
import { letGo, nextAnswerer } from './hold/let-go.ts';
import { lockConversation } from './hold/lock-conversation.ts';
import { publishSummary } from './conversations/publish-summary.ts';

type HandBackRequest = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * The operator who holds a conversation releases it to the model or the script, which answers the pending
 * reply at once. For staff. Raises `not_found`, `conflict` (not held), `conversation_held` (by another
 * operator).
 */
export async function releaseConversation({
  trackerId,
  angelId,
  actor,
  purpose,
  now,
}: HandBackRequest): Promise<void> {
  const conversation = await findConversation(trackerId, angelId);
  const next = await nextAnswerer(conversation);
  const work = () =>
    inTransaction(async (tx) => {
      const { blocked, heldBy } = await lockConversation(tx, conversation);
      if (heldBy === null) fail('conflict');
      if (heldBy !== actor) fail('conversation_held');
      const { conversationId: subject } = conversation;
      const { brandId } = conversation.member;
      await audit(tx, { actor, action: 'conversation.hand_back', subject, purpose, brandId, now });
      return letGo(tx, conversation, { next, blocked, now });
    });
  const announced = await retryOnDeadlock(work);
  if (announced)
    pushAnnouncement(announced, { from: conversation.hosted, to: conversation.member });
  wakeJobs();
  publishSummary(conversation.conversationId, conversation.member.brandId);
}
