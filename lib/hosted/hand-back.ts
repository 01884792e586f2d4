import { pushAnnouncement } from '../chat/push-announcement.ts';
import { inTransaction } from '../db/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../staff/audit.ts';
import { findConversation } from './hold/find-conversation.ts';
import { letGo, nextAnswerer } from './hold/let-go.ts';
import { lockConversation } from './hold/lock-conversation.ts';
import { tellQueue } from './conversations/tell-queue.ts';

type Wish = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

/**
 * The operator who holds a talk gives it back to the model or the script, who answer at once what waits.
 * For staff. Raises `not_found`, `conflict` (nobody holds it), `conversation_held` (somebody else does).
 */
export async function handBack({ trackerId, angelId, actor, purpose, now }: Wish): Promise<void> {
  const talk = await findConversation(trackerId, angelId);
  const next = await nextAnswerer(talk);
  const work = () =>
    inTransaction(async (tx) => {
      const { blocked, heldBy } = await lockConversation(tx, talk);
      if (heldBy === null) fail('conflict');
      if (heldBy !== actor) fail('conversation_held');
      const { conversationId: subject } = talk;
      const { brandId } = talk.member;
      await audit(tx, { actor, action: 'talk.hand_back', subject, purpose, brandId, now });
      return letGo(tx, talk, { next, blocked, now });
    });
  const announced = await retryOnDeadlock(work);
  if (announced) pushAnnouncement(announced, { from: talk.hosted, toMember: talk.member.id });
  wakeJobs();
  tellQueue(talk.conversationId, talk.member.brandId);
}
