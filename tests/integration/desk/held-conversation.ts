import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import type { OperatorRole } from '#lib/db/generated/enums.ts';
import { runReplyTasks } from '#lib/hosted/run-reply-tasks.ts';
import type { MemberOptions } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import type { HostedOptions } from '../../factories/profile.ts';
import { soon, startConversation } from '../hosted/conversation.ts';
import { askDesk } from './ask-desk.ts';

const PURPOSE = 'Hosted conversation';
const ALL = { answeredBy: ['operator', 'ai', 'script'] } as const;

/** An operator, with the calls about conversations. */
export async function atDesk(role: OperatorRole = 'operator', brandIds: readonly string[] = []) {
  const operator = await createOperator({ role, brandIds });
  const { token } = operator;
  const on = (
    key: string,
    id: string,
    rest: { body?: unknown; query?: Record<string, string> } = {},
  ) => askDesk(key, { token, params: { id }, purpose: PURPOSE, ...rest });
  return {
    ...operator,
    actor: `operator:${operator.id}`,
    list: (query: Record<string, string> = {}) =>
      askDesk('GET /api/desk/conversations', { token, query, purpose: PURPOSE }),
    head: (id: string) => on('GET /api/desk/conversations/{id}', id),
    messages: (id: string, query: Record<string, string> = {}) =>
      on('GET /api/desk/conversations/{id}/messages', id, { query }),
    canned: (id: string) => on('GET /api/desk/conversations/{id}/canned', id),
    take: (id: string) => on('POST /api/desk/conversations/{id}/take', id),
    back: (id: string) => on('POST /api/desk/conversations/{id}/handBack', id),
    suggest: (id: string) => on('POST /api/desk/conversations/{id}/suggestion', id),
    write: (id: string, text: string, idClient: string = randomUUID()) =>
      on('POST /api/desk/conversations/{id}/messages', id, { body: { text, idClient } }),
    note: (id: string, text: string) =>
      on('POST /api/desk/conversations/{id}/notes', id, { body: { text } }),
    flag: (id: string, set: boolean, reason: string) =>
      on('POST /api/desk/conversations/{id}/flag', id, { body: { set, reason } }),
  };
}

/** A conversation in which a member wrote; with `isQueued` it already awaits an operator. */
export async function begunConversation(
  hosted: Partial<HostedOptions> = ALL,
  member: MemberOptions = {},
  isQueued = false,
) {
  const conversation = await startConversation(hosted, member);
  await conversation.say('Ciao! Lavoro in un vivaio vicino al fiume.');
  const [task] = await conversation.tasks();
  const conversationId = task?.conversationId ?? '';
  if (isQueued) {
    const data = { provider: 'operator' } as const;
    await db().replyTask.updateMany({ where: { conversationId: conversationId }, data });
    await runReplyTasks(soon(), 50);
  }
  return { ...conversation, conversationId };
}
