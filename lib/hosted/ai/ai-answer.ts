import { log } from '../../kernel/log.ts';
import { faultOf } from '../safety/guard.ts';
import { unanswered, type ReplyContext, type ContextMessage } from '../reply-context.ts';
import { askModel, type Said } from './ask-model.ts';
import { aiBreaker } from './breaker.ts';
import { maskContactData } from './mask-contact-data.ts';
import { memoryOf } from './memory.ts';
import { systemPrompt } from './system-prompt.ts';

function said({ mine, text }: ContextMessage): Said {
  return { role: mine ? 'assistant' : 'user', content: maskContactData(text) };
}

/** The model's answer, or null where the script has to answer: the request failed, or its text is not allowed. */
export async function aiAnswer(context: ReplyContext): Promise<string | null> {
  const { messages } = context;
  const asked = unanswered(context);
  const before = messages.filter((message) => !asked.includes(message));
  const chatMessages = [...before, ...asked].map(said);
  const memory = memoryOf(context.earlier, maskContactData);
  const answer = await ask([
    { role: 'system', content: systemPrompt(context) },
    // In the `user` role: what the member wrote must not act as an instruction of ours.
    ...(memory === null ? [] : [{ role: 'user' as const, content: memory }]),
    ...chatMessages,
  ]);
  const fault = answer === null ? null : faultOf(answer);
  if (fault !== null) log().info({ taskId: context.taskId, fault }, 'model answer rejected');
  return fault === null ? answer : null;
}

async function ask(messages: readonly Said[]): Promise<string | null> {
  try {
    const answer = await askModel(messages);
    aiBreaker.succeeded();
    return answer;
  } catch (error) {
    aiBreaker.failed();
    const reason = error instanceof Error ? error.message : 'unknown';
    log().warn({ reason }, 'model request failed');
    return null;
  }
}
