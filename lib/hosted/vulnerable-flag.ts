import { inTransaction, db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import type { HostedConversation } from './hold/find-conversation.ts';
import { publishSummary } from './conversations/publish-summary.ts';
import { CARE_REASON_MIN_LENGTH } from './limits.ts';

/** Whether a member is marked as vulnerable. */
export async function isVulnerable(memberId: string): Promise<boolean> {
  return (await db().vulnerableFlag.count({ where: { memberId } })) > 0;
}

type StaffAction = {
  readonly conversation: HostedConversation;
  readonly actor: string;
  /** The operator's own text; it is also stored in the audit log. */
  readonly reason: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

function reasonOf(text: string): string {
  const reason = text.trim();
  return reason.length < CARE_REASON_MIN_LENGTH ? fail('field_missing') : reason;
}

/**
 * Marks the member of a conversation as vulnerable: the model no longer writes to them and nothing is
 * advertised in their conversations. For operators. Another reason replaces the previous one. Raises
 * `field_missing`.
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

/** Removes the mark, with a reason. For operators. Raises `field_missing`, `conflict` (it was not set). */
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
