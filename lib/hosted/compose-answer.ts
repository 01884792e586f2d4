import type { Answerer } from '../db/generated/enums.ts';
import { aiAnswer } from './ai/ai-answer.ts';
import { isUrgent, type SafetyTopic } from '../text/safety-topic.ts';
import type { ReplyContext } from './reply-context.ts';
import { fixedAnswer } from './script/fixed-answer.ts';
import { scriptAnswer } from './script/script-answer.ts';

export type Answer = {
  readonly text: string;
  /** The author of the text. */
  readonly answerer: Answerer;
  /** `ai` where an operator sends the model's text unchanged. */
  readonly wrote?: 'ai' | undefined;
  readonly idClient?: string | undefined;
  /** Readable at every level of the member: help, and answers about who writes, are free. */
  readonly open: boolean;
};

/** The answer to a reply context: by rule for a safety topic, else the model's, if it has one. */
export async function composeAnswer(
  context: ReplyContext,
  topic: SafetyTopic | null,
  by: 'ai' | 'script',
): Promise<Answer> {
  const text = by === 'ai' ? await aiAnswer(context) : null;
  if (text !== null) return { text, answerer: 'ai', open: false };
  return {
    text: topic === null ? scriptAnswer(context) : fixedAnswer(topic, context),
    answerer: 'script',
    open: topic !== null && isUrgent(topic),
  };
}
