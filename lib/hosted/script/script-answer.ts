import { unanswered, type ReplyContext } from '../reply-context.ts';
import { chooseLine } from './choose-line.ts';
import { intentOf } from './intents.ts';
import { linesFor } from './lines.ts';

/** The scripted answer to the member's last message; it uses no outside service. Pure. */
export function scriptAnswer(context: ReplyContext): string {
  const last = unanswered(context).at(-1);
  const intent = last ? intentOf(last.text, context.locale) : 'other';
  const line = chooseLine({
    groups: linesFor(intent, context.locale, context.persona, context.brand.id),
    said: context.messages.filter(({ mine }) => mine).map(({ text }) => text),
    seed: `${context.conversationId}:${last?.seq ?? context.triggerSeq}`,
  });
  if (line === null) throw new Error(`no line for ${intent} in ${context.locale}`);
  return line;
}
