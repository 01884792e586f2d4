import { db } from '../db/client.ts';
import { readReplyContext } from './reply-context.ts';

const MAX_ROWS = 50;

export type WaitingTask = {
  readonly taskId: string;
  readonly brandId: string;
  readonly name: string;
  readonly askedAt: Date;
  readonly locale: string;
  /** Oldest first; `mine` are the hosted profile's. */
  readonly messages: readonly { readonly mine: boolean; readonly text: string }[];
};

/** Conversations that wait for an operator, the oldest first. Staff only, through lib/staff. */
export async function waitingTasks(): Promise<WaitingTask[]> {
  const rows = await db().replyTask.findMany({
    where: { state: 'due', provider: 'operator', profile: { answeredBy: { has: 'operator' } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { id: true },
  });
  const contexts = await Promise.all(rows.map(({ id }) => readReplyContext(id)));
  return contexts
    .filter((context) => context !== null)
    .map(({ taskId, brand, persona, askedAt, locale, messages }) => ({
      taskId,
      brandId: brand.id,
      name: persona.name,
      askedAt,
      locale,
      messages: messages.map(({ mine, text }) => ({ mine, text })),
    }));
}
