import { inTransaction } from '../db/client.ts';
import { replyAsOperator } from '../hosted/reply-as-operator.ts';
import { audit } from './audit.ts';

type Reply = {
  readonly taskId: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only. Answers a waiting task as an operator; recorded before it is sent, since the send has a
 * statement of its own. Raises what `replyAsOperator` raises.
 */
export async function replyToMember({ now, ...reply }: Reply): Promise<void> {
  const { taskId: subject, actor } = reply;
  await inTransaction((tx) => audit(tx, { actor, action: 'reply_as_operator', subject, now }));
  await replyAsOperator(reply);
}
