import { after, HOUR } from '../kernel/clock.ts';
import { aiAnswer } from './ai/ai-answer.ts';
import { isUrgent, safetyTopic } from './safety/topic.ts';
import { unanswered, type Answerer, type Scene } from './scene.ts';
import { fixedAnswer } from './script/fixed-answer.ts';
import { scriptAnswer } from './script/script-answer.ts';

/** A member is not left without an answer for longer, even where a person should have given it. */
const OPERATOR_HAS_MS = HOUR;
/** An attempt that ended a process twice may do so again: from the third on nothing leaves the machine. */
const TRIES_BEFORE_SCRIPT = 2;

export type Answer = {
  readonly text: string;
  /** Who truly wrote it. */
  readonly answerer: Answerer;
  /** Readable whatever the member's level: help and the truth are not sold. */
  readonly open: boolean;
};

export type Composed = Answer | { readonly waitUntil: Date };

function by(scene: Scene): Answerer {
  return scene.answeredBy.includes(scene.provider) ? scene.provider : 'script';
}

/**
 * The answer to a scene, by whom the task names if the profile is answered by them: safety first, then an
 * operator's hour, then the model, and the script wherever they do not answer.
 */
export async function composeAnswer(scene: Scene, now: Date): Promise<Composed> {
  const topic = safetyTopic(unanswered(scene).map(({ text }) => text));
  const open = topic !== null && isUrgent(topic);
  const fixed = (): Answer => ({
    text: topic === null ? scriptAnswer(scene) : fixedAnswer(topic, scene),
    answerer: 'script',
    open,
  });
  const provider = by(scene);
  if (open) return fixed();
  if (provider === 'operator') {
    const waitUntil = after(scene.askedAt, OPERATOR_HAS_MS);
    return waitUntil > now ? { waitUntil } : fixed();
  }
  if (provider !== 'ai' || topic !== null || scene.attempts > TRIES_BEFORE_SCRIPT) return fixed();
  const text = await aiAnswer(scene, now);
  return text === null ? fixed() : { text, answerer: 'ai', open };
}
