import { hostedLabel } from '../disclosure/hosted-label.ts';
import { sendHostedReply } from '../chat/send-hosted-reply.ts';
import { clock } from '../kernel/clock.ts';
import { chooseAnswerer, type Chosen } from './choose-answerer.ts';
import { composeAnswer, type Answer } from './compose-answer.ts';
import { safetyTopic } from '../text/safety-topic.ts';
import { readReplyContext, unanswered, type ReplyContext } from './reply-context.ts';
import { askAgainForCrossed, cancelTask, handToOperator } from './settle-task.ts';
import { publishSummary } from './conversations/publish-summary.ts';
import { MODEL_ANSWERS_WITHIN_MS } from './limits.ts';
import { realtime } from '../realtime/port.ts';
import type { WaitEvent } from '../realtime/events.ts';

/**
 * Notifies a member who is answering: the model, an operator, or, when neither takes more conversations, the
 * script. The delay is the longest expected time; no stored message is held back for it.
 */
function notifyAnswerer(context: ReplyContext, type: WaitEvent['type'], withinMs: number): void {
  const { memberId, publicId: angelId, persona, answeredBy, locale } = context;
  realtime().toMember(memberId, 'chat', {
    angelId,
    screenName: persona.name,
    photo: null,
    kind: 'hosted',
    answeredBy,
    label: hostedLabel(answeredBy, locale),
    type,
    seq: null,
    msg: null,
    unreadTotal: null,
    time: clock.ms(),
    delayed: true,
    delayMs: Math.max(0, withinMs),
  });
}

function gone(context: ReplyContext): string | null {
  if (context.memberState !== 'active') return 'member_gone';
  if (context.profileState !== 'active') return 'profile_gone';
  if (context.blocked) return 'conversation_blocked';
  return unanswered(context).length === 0 ? 'nothing_to_answer' : null;
}

/**
 * Sends an answer as the context's hosted profile and finishes its task with it. False when the task was
 * already answered, or may no longer be answered.
 */
export async function sendAnswer(context: ReplyContext, answer: Answer): Promise<boolean> {
  const { taskId, profileId, memberProfile } = context;
  const to = { profileId: memberProfile.id, publicId: memberProfile.publicId };
  const sent = await sendHostedReply({ ...answer, taskId, from: profileId, to });
  if (sent.outcome === 'unwanted') await cancelTask(taskId, sent.reason, clock.now());
  if (sent.outcome === 'sent') await askAgainForCrossed(context, sent.seq, clock.now());
  if (context.answeredBy.includes('operator'))
    publishSummary(context.conversationId, context.brand.id);
  return sent.outcome === 'sent';
}

function notifyMember(context: ReplyContext, chosen: Chosen, now: Date): void {
  if (chosen.by === 'ai') {
    notifyAnswerer(context, 'wait_ai', MODEL_ANSWERS_WITHIN_MS);
  } else if (chosen.by === 'operator') {
    notifyAnswerer(context, 'wait_socket', chosen.until.getTime() - now.getTime());
  } else if (chosen.full) {
    notifyAnswerer(context, 'full', 0);
  }
}

/**
 * Answers one claimed reply task: sends the answerer's text, waits for an operator, or cancels a task that is
 * no longer needed. For the due work. Throws database errors; the task then falls due again.
 */
export async function answerTask(taskId: string, now: Date): Promise<void> {
  const context = await readReplyContext(taskId);
  if (context?.state !== 'due') return;
  const reason = gone(context);
  if (reason !== null) {
    await cancelTask(taskId, reason, now);
    return;
  }
  const topic = safetyTopic(unanswered(context).map(({ text }) => text));
  const chosen = await chooseAnswerer(context, topic, now);
  notifyMember(context, chosen, now);
  if (chosen.by === 'operator') return handToOperator(context, chosen.until);
  await sendAnswer(context, await composeAnswer(context, topic, chosen.by));
}
