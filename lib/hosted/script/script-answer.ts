import { createHash } from 'node:crypto';
import { unanswered, type ReplyContext } from '../reply-context.ts';
import { intentOf } from './intents.ts';
import { linesFor } from './lines.ts';

type Choice = {
  /** Lines by preference: one of an earlier group is taken while it has an unused one. */
  readonly groups: readonly (readonly string[])[];
  /** Lines used before, oldest first. */
  readonly said: readonly string[];
  readonly seed: string;
};

/**
 * Selects a line by the seed: the same seed gives the same line, and none is repeated while another is
 * unused; then the one used longest ago. Null when there is no line at all. Pure.
 */
function chooseLine({ groups, said, seed }: Choice): string | null {
  const draw = createHash('sha256').update(seed).digest().readUInt32BE(0);
  for (const lines of groups) {
    const fresh = lines.filter((line) => !said.includes(line));
    if (fresh.length > 0) return fresh[draw % fresh.length] ?? null;
  }
  const oldestFirst = groups.flat().sort((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b));
  return oldestFirst[0] ?? null;
}

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
