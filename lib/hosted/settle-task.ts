import { db, type Db } from '../db/client.ts';
import { after } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { wakeJobs } from '../queue/wake.ts';
import type { ReplyContext } from './reply-context.ts';
import { publishSummary } from './conversations/publish-summary.ts';
import { CROSSED_ANSWER_MS } from './limits.ts';

/** Cancels a task that no longer needs an answer. False for one that was answered, which is unchanged. */
export async function cancelTask(
  id: string,
  reason: string,
  now: Date,
  tx: Db = db(),
): Promise<boolean> {
  const { count } = await tx.replyTask.updateMany({
    where: { id, state: 'due' },
    data: { state: 'canceled', doneAt: now, lastError: reason },
  });
  return count > 0;
}

/**
 * Leaves an unanswered task to an operator until then; waiting does not count as a failed attempt. A task
 * reassigned since the context was read, which resets its attempts, is unchanged.
 */
export async function handToOperator(
  {
    taskId: id,
    attempts,
    conversationId,
    brand,
  }: Pick<ReplyContext, 'taskId' | 'attempts' | 'conversationId' | 'brand'>,
  until: Date,
): Promise<void> {
  const data = { provider: 'operator', dueAt: until, attempts: 0 } as const;
  await db().replyTask.updateMany({ where: { id, state: 'due', attempts }, data });
  wakeJobs(until.getTime());
  publishSummary(conversationId, brand.id);
}

/** Records why an attempt failed; the task falls due again when its lease ends. */
export async function noteFailure(id: string, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : 'unknown').slice(0, 200);
  await db().replyTask.updateMany({ where: { id, state: 'due' }, data: { lastError } });
}

/**
 * Creates another task when the member wrote between the reading of the context and the answer: such a
 * message found a pending task and created none. Once per message.
 */
export async function askAgainForCrossed(
  context: ReplyContext,
  answeredAs: number,
  now: Date,
): Promise<void> {
  const { conversationId, lastSeq, memberProfile, profileId, memberId, order } = context;
  if (answeredAs <= lastSeq + 1) return;
  const crossed = await db().message.findFirst({
    where: {
      conversationId,
      senderId: memberProfile.id,
      kind: 'personal',
      seq: { gt: lastSeq, lt: answeredAs },
    },
    orderBy: { seq: 'asc' },
    select: { seq: true },
  });
  if (!crossed) return;
  const dueAt = after(now, CROSSED_ANSWER_MS);
  const who = { conversationId, profileId, memberId, triggerSeq: crossed.seq, provider: order[0] };
  await db().replyTask.createMany({
    data: [{ id: newId(now.getTime()), ...who, dueAt, createdAt: now }],
    skipDuplicates: true,
  });
  wakeJobs(dueAt.getTime());
}
