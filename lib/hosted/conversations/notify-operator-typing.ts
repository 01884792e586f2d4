import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { realtime } from '../../realtime/port.ts';
import type { HostedConversation } from '../hold/find-conversation.ts';

/**
 * Shows the member that an operator is really typing, unless the member hides typing. For operators; raises
 * `conversation_held` where another one holds the conversation.
 */
export async function notifyOperatorTyping(
  conversation: HostedConversation,
  actor: string,
): Promise<void> {
  const { conversationId: id, hosted, member } = conversation;
  const held = await db().conversation.count({ where: { id, heldBy: actor, blockedAt: null } });
  if (held === 0) fail('conversation_held');
  const shown = await db().profile.count({ where: { memberId: member.id, showsTyping: true } });
  if (shown > 0) realtime().toMember(member.id, 'typing', { angelId: hosted.publicId });
}
