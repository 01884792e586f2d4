import { sendHostedReply } from '../chat/send-hosted-reply.ts';
import { db, inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from '../staff/audit.ts';
import { sendAnswer } from './answer-task.ts';
import { faultOf } from './safety/guard.ts';
import { readScene } from './scene.ts';
import { findTalk, type Talk } from './hold/find-talk.ts';
import { holdTalk } from './hold/hold-talk.ts';
import { lockTalk } from './hold/lock-talk.ts';

type Words = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

async function keepHold(talk: Talk, actor: string, now: Date): Promise<Date> {
  return inTransaction(async (tx) => {
    const { heldBy } = await lockTalk(tx, talk);
    if (heldBy === null) fail('conflict');
    if (heldBy !== actor) fail('conversation_held');
    const { conversationId } = talk;
    await audit(tx, { actor, action: 'talk.say', subject: conversationId, now });
    return holdTalk(tx, { conversationId, actor, now });
  });
}

async function send({ conversationId, hosted, memberProfile }: Talk, text: string) {
  const task = await db().replyTask.findFirst({
    where: { conversationId, state: 'due' },
    orderBy: { triggerSeq: 'asc' },
    select: { id: true },
  });
  const scene = task && (await readScene(task.id));
  if (scene) return sendAnswer(scene, { text, answerer: 'operator', open: false });
  const to = { profileId: memberProfile.id, publicId: memberProfile.publicId };
  const words = { text, answerer: 'operator', open: false } as const;
  const { outcome } = await sendHostedReply({ taskId: newId(), from: hosted.id, to, ...words });
  return outcome === 'sent';
}

/**
 * Writes as the hosted profile whose talk the operator holds: an answer where one is waited for, else words
 * of their own. The hold moves on. For staff. Raises `input_invalid` (a rule of the house is broken; `fault`
 * names it), `not_found`, `conflict` (nobody holds it, or the member is out of reach), `conversation_held`.
 */
export async function writeAsOperator(words: Words): Promise<void> {
  const { trackerId, angelId, actor, now } = words;
  const text = words.text.trim();
  const fault = faultOf(text);
  if (fault !== null) fail('input_invalid', { fault });
  const talk = await findTalk(trackerId, angelId);
  const until = await keepHold(talk, actor, now);
  if (!(await send(talk, text))) fail('conflict');
  wakeJobs(until.getTime());
}
