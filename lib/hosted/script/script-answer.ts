import { unanswered, type Scene } from '../reply-context.ts';
import { chooseLine } from './choose-line.ts';
import { intentOf } from './intents.ts';
import { linesFor } from './lines.ts';

/** The scripted answer to what the member said last; it never fails and needs nobody. Pure. */
export function scriptAnswer(scene: Scene): string {
  const last = unanswered(scene).at(-1);
  const intent = last ? intentOf(last.text, scene.locale) : 'other';
  const line = chooseLine({
    groups: linesFor(intent, scene.locale, scene.persona, scene.brand.id),
    said: scene.turns.filter(({ mine }) => mine).map(({ text }) => text),
    seed: `${scene.conversationId}:${last?.seq ?? scene.triggerSeq}`,
  });
  if (line === null) throw new Error(`no line for ${intent} in ${scene.locale}`);
  return line;
}
