import { sendHostedReply } from '../chat/send-hosted-reply.ts';
import { db, inTransaction } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { audit } from '../audit/audit.ts';
import { sendAnswer } from './answer-task.ts';
import { findConversation, type HostedConversation } from './hold/find-conversation.ts';
import { holdConversation } from './hold/hold-conversation.ts';
import { lockConversation } from './hold/lock-conversation.ts';
import { faultOf } from './safety/guard.ts';
import { isSalesPitch } from './safety/sales-pitch.ts';
import { readReplyContext } from './reply-context.ts';
import { wasSuggested } from './suggestion/was-suggested.ts';
import { isVulnerable } from './vulnerable-flag.ts';

type OperatorMessage = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly text: string;
  /** The client's id of the message: a repeated send after a lost reply stores one message. */
  readonly idClient?: string | undefined;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

type Answer = Parameters<typeof sendAnswer>[1];

/** The number a message got when it was stored; null when it was not. */
async function storedAs(
  { conversationId, hosted }: HostedConversation,
  idClient: string,
  text: string,
): Promise<number | null> {
  const key = await db().messageKey.findUnique({
    where: { senderId_idClient: { senderId: hosted.id, idClient } },
    select: { conversationId: true, seq: true },
  });
  const message = key && (await db().message.findUnique({ where: { conversationId_seq: key } }));
  if (message === null) return null;
  const isSame =
    message.conversationId === conversationId && (message.firstBody ?? message.body) === text;
  return isSame ? message.seq : fail('client_id_reused');
}

async function extendHold(
  conversation: HostedConversation,
  { actor, purpose, now }: OperatorMessage,
  wrote: string,
): Promise<Date> {
  return inTransaction(async (tx) => {
    const { heldBy } = await lockConversation(tx, conversation);
    if (heldBy === null) fail('conflict');
    if (heldBy !== actor) fail('conversation_held');
    const { conversationId, member } = conversation;
    const about = { subject: conversationId, purpose, brandId: member.brandId, now };
    await audit(tx, { actor, action: 'conversation.say', data: { wrote }, ...about });
    return holdConversation(tx, { conversationId, actor, now });
  });
}

async function send(
  { conversationId, hosted, memberProfile }: HostedConversation,
  answer: Answer,
): Promise<void> {
  const task = await db().replyTask.findFirst({
    where: { conversationId, state: 'due' },
    orderBy: { triggerSeq: 'asc' },
    select: { id: true },
  });
  const context = task && (await readReplyContext(task.id));
  if (context) {
    await sendAnswer(context, answer);
    return;
  }
  const to = { profileId: memberProfile.id, publicId: memberProfile.publicId };
  await sendHostedReply({ ...answer, taskId: newId(), from: hosted.id, to });
}

/**
 * Writes as the hosted profile of a conversation that the operator holds: an answer to a pending reply, else
 * an additional message. Extends the hold. The model's text, sent unchanged, is recorded as the model's. For
 * staff. Returns the message's number once it is stored, the same one for a repeated `idClient`. Raises
 * `input_invalid` (a content rule is broken; `fault` names it), `not_found`, `conflict` (not held, or the
 * member cannot be reached), `conversation_held`, `client_id_reused`.
 */
export async function writeAsOperator(draft: OperatorMessage): Promise<number> {
  const { trackerId, angelId, now, idClient = newId() } = draft;
  const text = draft.text.trim();
  const conversation = await findConversation(trackerId, angelId);
  const before = await storedAs(conversation, idClient, text);
  if (before !== null) return before;
  const careful = await isVulnerable(conversation.member.id);
  const fault = faultOf(text) ?? (careful && isSalesPitch(text) ? 'sales' : null);
  if (fault !== null) fail('input_invalid', { fault });
  const wrote = (await wasSuggested(conversation.conversationId, text, now)) ? 'ai' : undefined;
  const until = await extendHold(conversation, draft, wrote ?? 'operator');
  const answer = { text, answerer: 'operator', open: false, wrote, idClient } as const;
  await send(conversation, answer);
  wakeJobs(until.getTime());
  // Read from the database: of two concurrent attempts, either finds what the other one stored.
  return (await storedAs(conversation, idClient, text)) ?? fail('conflict');
}
