import { inTransaction } from '../db/client.ts';
import { replyAsOperator } from '../hosted/reply-as-operator.ts';
import { waitingTasks, type WaitingTask } from '../hosted/waiting-tasks.ts';
import { audit } from './audit.ts';

/** Staff only. What members wrote to hosted profiles that operators answer; the look itself is recorded. */
export async function waitingReplies(actor: string, now: Date): Promise<WaitingTask[]> {
  await inTransaction((tx) =>
    audit(tx, { actor, action: 'read_waiting_replies', subject: 'reply_tasks', now }),
  );
  return waitingTasks();
}

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
export async function replyToMember({ taskId, text, actor, now }: Reply): Promise<void> {
  await inTransaction((tx) =>
    audit(tx, { actor, action: 'reply_as_operator', subject: taskId, now }),
  );
  await replyAsOperator(taskId, text);
}
