import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { audit } from '../../audit/audit.ts';
import { aiAnswer } from '../ai/ai-answer.ts';
import { mayAskModel } from '../ai/may-ask-model.ts';
import type { HostedConversation } from '../hold/find-conversation.ts';
import { safetyTopic } from '../../text/safety-topic.ts';
import { readReplyContext, unanswered } from '../reply-context.ts';
import { fixedAnswer } from '../script/fixed-answer.ts';
import { isVulnerable } from '../vulnerable-flag.ts';
import { fingerprint } from './was-suggested.ts';

type SuggestionRequest = {
  readonly conversation: HostedConversation;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

type Suggestion =
  | { readonly by: 'ai' | 'script'; readonly text: string }
  /** `careful`: the member is marked as vulnerable; `not_here`: the profile does not list the model. */
  | { readonly by: null; readonly why: 'careful' | 'not_here' | 'none' };

async function offered(
  { conversation, actor, purpose, now }: SuggestionRequest,
  text: string,
): Promise<Suggestion> {
  const { conversationId: subject, member } = conversation;
  const about = { subject, purpose, brandId: member.brandId, now };
  await audit(db(), {
    actor,
    action: 'conversation.suggest',
    data: { fingerprint: fingerprint(text) },
    ...about,
  });
  return { by: 'ai', text };
}

/**
 * Suggests a text to the operator who holds the conversation: the fixed answer for a safety topic, else the
 * model's, if the profile lists it. Nothing is sent; the model's text is recorded, so that it is marked as
 * such when it is sent unchanged. Raises `conflict`, `conversation_held`.
 */
export async function suggestAnswer(request: SuggestionRequest): Promise<Suggestion> {
  const { conversation, actor, now } = request;
  const { conversationId } = conversation;
  const { heldBy } = await db().conversation.findUniqueOrThrow({ where: { id: conversationId } });
  if (heldBy === null) fail('conflict');
  if (heldBy !== actor) fail('conversation_held');
  if (await isVulnerable(conversation.member.id)) return { by: null, why: 'careful' };
  const task = await db().replyTask.findFirst({
    where: { conversationId },
    orderBy: { triggerSeq: 'desc' },
    select: { id: true },
  });
  const context = task && (await readReplyContext(task.id));
  if (!context) return { by: null, why: 'none' };
  const topic = safetyTopic(unanswered(context).map(({ text }) => text));
  if (topic !== null) return { by: 'script', text: fixedAnswer(topic, context) };
  if (!context.answeredBy.includes('ai')) return { by: null, why: 'not_here' };
  if ((await mayAskModel(context, now)) !== 'yes') return { by: null, why: 'none' };
  const text = await aiAnswer(context);
  return text === null ? { by: null, why: 'none' } : offered(request, text);
}
