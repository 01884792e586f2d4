import { sendHostedReply } from '../chat/send-hosted-reply.ts';
import { clock } from '../kernel/clock.ts';
import { MODEL_HAS_MS } from './ai/ask-model.ts';
import { chooseAnswerer, type Chosen } from './choose-answerer.ts';
import { composeAnswer, type Answer } from './compose-answer.ts';
import { safetyTopic } from './safety/topic.ts';
import { readReplyContext, unanswered, type Scene } from './reply-context.ts';
import { askAgainForCrossed, cancelTask, handToOperator } from './settle-task.ts';
import { tellQueue } from './conversations/tell-queue.ts';
import { tellWaiting } from './tell-waiting.ts';

function gone(scene: Scene): string | null {
  if (scene.memberState !== 'active') return 'member_gone';
  if (scene.profileState !== 'active') return 'profile_gone';
  if (scene.blocked) return 'conversation_blocked';
  return unanswered(scene).length === 0 ? 'nothing_to_answer' : null;
}

/**
 * Sends an answer as the scene's hosted profile and finishes its task with it. False when the task was
 * answered by somebody else before, or may no longer be answered at all.
 */
export async function sendAnswer(scene: Scene, answer: Answer): Promise<boolean> {
  const { taskId, profileId, memberProfile } = scene;
  const to = { profileId: memberProfile.id, publicId: memberProfile.publicId };
  const sent = await sendHostedReply({ ...answer, taskId, from: profileId, to });
  if (sent.outcome === 'unwanted') await cancelTask(taskId, sent.reason, clock.now());
  if (sent.outcome === 'sent') await askAgainForCrossed(scene, sent.seq, clock.now());
  if (scene.answeredBy.includes('operator')) tellQueue(scene.conversationId, scene.brand.id);
  return sent.outcome === 'sent';
}

function tell(scene: Scene, chosen: Chosen, now: Date): void {
  if (chosen.by === 'ai') {
    tellWaiting(scene, 'wait_ai', MODEL_HAS_MS);
  } else if (chosen.by === 'operator') {
    tellWaiting(scene, 'wait_socket', chosen.until.getTime() - now.getTime());
  } else if (chosen.full) {
    tellWaiting(scene, 'full', 0);
  }
}

/**
 * Answers one claimed reply task: sends who answers' words, waits for an operator, or cancels what nobody
 * waits for any more. For the due work. Throws what the database throws; the task then comes back.
 */
export async function answerTask(taskId: string, now: Date): Promise<void> {
  const scene = await readReplyContext(taskId);
  if (scene?.state !== 'due') return;
  const reason = gone(scene);
  if (reason !== null) {
    await cancelTask(taskId, reason, now);
    return;
  }
  const topic = safetyTopic(unanswered(scene).map(({ text }) => text));
  const chosen = await chooseAnswerer(scene, topic, now);
  tell(scene, chosen, now);
  if (chosen.by === 'operator') return handToOperator(scene, chosen.until);
  await sendAnswer(scene, await composeAnswer(scene, topic, chosen.by));
}
