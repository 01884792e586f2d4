import { aiAnswer } from './ai/ai-answer.ts';
import type { Answerer } from './answerer.ts';
import { isUrgent, type SafetyTopic } from './safety/topic.ts';
import type { ReplyContext } from './reply-context.ts';
import { fixedAnswer } from './script/fixed-answer.ts';
import { scriptAnswer } from './script/script-answer.ts';

export type Answer = {
  readonly text: string;
  /** Who truly wrote it. */
  readonly answerer: Answerer;
  /** The model, where an operator sends its words as they are. */
  readonly wrote?: 'ai' | undefined;
  readonly idClient?: string | undefined;
  /** Readable whatever the member's level: help and the truth are not sold. */
  readonly open: boolean;
};

/** The answer to a scene: by rule where a safety topic asks for it, else the model's, if it has one. */
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
