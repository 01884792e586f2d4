import { z } from 'zod';
import { fail } from '../kernel/errors.ts';
import { sendAnswer } from './answer-task.ts';
import { faultOf } from './safety/guard.ts';
import { readReplyContext } from './reply-context.ts';

type Reply = { readonly taskId: string; readonly text: string; readonly actor: string };

/**
 * Answers a pending reply task with an operator's own text, under the content rules of every hosted profile.
 * Staff only, through lib/staff, which records it. Raises `not_found`, `forbidden` (the profile lists no
 * operator as answerer), `conversation_held` (by another operator), `input_invalid` (a rule is broken;
 * `fault` names it), `conflict` (already answered, or no longer needed).
 */
export async function replyAsOperator({ taskId, text, actor }: Reply): Promise<void> {
  if (!z.uuid().safeParse(taskId).success) fail('not_found');
  const context = (await readReplyContext(taskId)) ?? fail('not_found');
  if (!context.answeredBy.includes('operator')) fail('forbidden');
  if (context.state !== 'due') fail('conflict');
  if (context.heldBy !== null && context.heldBy !== actor) fail('conversation_held');
  const fault = faultOf(text);
  if (fault !== null) fail('input_invalid', { fault });
  const sent = await sendAnswer(context, { text: text.trim(), answerer: 'operator', open: false });
  if (!sent) fail('conflict');
}
