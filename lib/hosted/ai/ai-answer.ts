import { log } from '../../kernel/log.ts';
import { maskPhoneNumbers } from '../../text/phone-numbers.ts';
import { faultOf } from '../safety/guard.ts';
import { unanswered, type Scene, type Turn } from '../reply-context.ts';
import { askModel, type Said } from './ask-model.ts';
import { aiBreaker } from './breaker.ts';
import { memoryOf } from './memory.ts';
import { systemPrompt } from './system-prompt.ts';

const ADDRESS = /[^\s@]+@[^\s@]+/g;

/** Contact data that a member wrote is nothing the model's operator needs. */
function plain(text: string): string {
  return maskPhoneNumbers(text).replace(ADDRESS, '•••');
}

function said({ mine, text }: Turn): Said {
  return { role: mine ? 'assistant' : 'user', content: plain(text) };
}

/** What the model would say, or null where the script has to: it failed, or its words are unfit to show. */
export async function aiAnswer(scene: Scene): Promise<string | null> {
  const { turns } = scene;
  const asked = unanswered(scene);
  const before = turns.filter((turn) => !asked.includes(turn));
  const talk = [...before, ...asked].map(said);
  const memory = memoryOf(scene.earlier, plain);
  const answer = await ask([
    { role: 'system', content: systemPrompt(scene) },
    // In the member's own role: what they said is never an instruction of ours.
    ...(memory === null ? [] : [{ role: 'user' as const, content: memory }]),
    ...talk,
  ]);
  const fault = answer === null ? null : faultOf(answer);
  if (fault !== null) log().info({ taskId: scene.taskId, fault }, 'a model answer was not shown');
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
    log().warn({ reason }, 'the model did not answer');
    return null;
  }
}
