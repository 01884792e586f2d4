import { inTransaction } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../staff/audit.ts';
import type { HostedConversation } from '../hold/find-conversation.ts';
import { publishSummary } from '../conversations/publish-summary.ts';

const SHORTEST = 3;

type StaffAction = {
  readonly conversation: HostedConversation;
  readonly actor: string;
  /** In the operator's words; it stands in the log as well. */
  readonly reason: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

function reasonOf(text: string): string {
  const reason = text.trim();
  return reason.length < SHORTEST ? fail('field_missing') : reason;
}

/**
 * Marks the member of a talk as needing care: from then on the model writes to them no more and nothing is
 * sold in their talks. For operators. Another reason replaces the one before. Raises `field_missing`.
 */
export async function flagMember({
  conversation,
  actor,
  purpose,
  now,
  ...action
}: StaffAction): Promise<void> {
  const reason = reasonOf(action.reason);
  const { id: memberId, brandId } = conversation.member;
  await inTransaction(async (tx) => {
    const set = { reason, setBy: actor, setAt: now };
    await tx.vulnerableFlag.upsert({
      where: { memberId },
      create: { memberId, ...set },
      update: set,
    });
    const data = { conversation: conversation.conversationId };
    const action = 'member.flag_vulnerable';
    await audit(tx, { actor, action, subject: memberId, data, purpose, brandId, now });
  });
  publishSummary(conversation.conversationId, brandId);
}

/** Takes the mark back, with a reason. For operators. Raises `field_missing`, `conflict` (it was not set). */
export async function unflagMember({
  conversation,
  actor,
  purpose,
  now,
  ...action
}: StaffAction): Promise<void> {
  const reason = reasonOf(action.reason);
  const { id: memberId, brandId } = conversation.member;
  await inTransaction(async (tx) => {
    const { count } = await tx.vulnerableFlag.deleteMany({ where: { memberId } });
    if (count === 0) fail('conflict');
    const data = { conversation: conversation.conversationId, reason };
    const action = 'member.unflag_vulnerable';
    await audit(tx, { actor, action, subject: memberId, data, purpose, brandId, now });
  });
  publishSummary(conversation.conversationId, brandId);
}
