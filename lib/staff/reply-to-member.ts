import { inTransaction } from '../db/client.ts';
import { replyAsOperator } from '../hosted/reply-as-operator.ts';
import { audit } from '../audit/audit.ts';

type Reply = {
  readonly taskId: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: answers a waiting reply task as an operator. The audit log entry is written before, because
 * sending is a single statement of its own. Raises what `replyAsOperator` raises.
 */
export async function replyToMember({ now, ...reply }: Reply): Promise<void> {
  const { taskId: subject, actor } = reply;
  await inTransaction((tx) => audit(tx, { actor, action: 'reply_as_operator', subject, now }));
  await replyAsOperator(reply);
}
