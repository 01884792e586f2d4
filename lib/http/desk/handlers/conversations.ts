import { conversationsContract } from '../../../desk/conversations/contract.ts';
import { readMessages } from '../../../desk/conversations/read-messages.ts';
import { readQueue } from '../../../desk/conversations/read-queue.ts';
import { readConversation } from '../../../desk/conversations/read-conversation.ts';
import { readConversationPhoto } from '../../../desk/conversations/read-conversation-photo.ts';
import { requireConversation } from '../../../desk/conversations/require-conversation.ts';
import { answersFor } from '../../../hosted/canned/answers-for.ts';
import { releaseConversation } from '../../../hosted/release-conversation.ts';
import type { HostedConversation } from '../../../hosted/hold/find-conversation.ts';
import { suggestAnswer } from '../../../hosted/suggestion/suggest-answer.ts';
import { takeOver } from '../../../hosted/take-over.ts';
import { flagMember, unflagMember } from '../../../hosted/vulnerable-flag.ts';
import { writeAsOperator } from '../../../hosted/write-as-operator.ts';
import { refuseCardData } from '../../../security/refuse-card-data.ts';
import { writeNote } from '../../../staff/write-note.ts';
import { privatePicture } from '../../private-picture.ts';
import { handlersFor, type DeskCall } from '../../handlers-for.ts';

const OK = { result: 'OK' } as const;

type Asked = Pick<DeskCall, 'params' | 'operator' | 'actor' | 'purpose' | 'now' | 'about'>;

async function conversationOf({ params, operator, about }: Asked): Promise<HostedConversation> {
  const conversation = await requireConversation(operator(), params['id'] ?? '');
  about({ brandId: conversation.member.brandId });
  return conversation;
}

/** The ids by which the verbs identify a conversation, and who acts on it. */
async function action(call: Asked) {
  const { hosted, member } = await conversationOf(call);
  const { purpose, now } = call;
  return {
    trackerId: member.publicId,
    angelId: hosted.publicId,
    actor: call.actor(),
    purpose,
    now,
  };
}

export const conversationsHandlers = handlersFor(conversationsContract, {
  'GET /api/desk/conversations': ({ query, operator, now }) =>
    readQueue({ ...query, operator: operator(), now }),
  'GET /api/desk/conversations/{id}': async (call) =>
    readConversation(call.operator(), await conversationOf(call), call.now),
  'GET /api/desk/conversations/{id}/messages': async (call) =>
    readMessages(await conversationOf(call), call.query),
  'GET /api/desk/conversations/{id}/photos/{seq}': async (call) =>
    privatePicture(
      await readConversationPhoto(await conversationOf(call), Number(call.params['seq'])),
    ),
  'GET /api/desk/conversations/{id}/canned': async (call) => ({
    answers: await answersFor(await conversationOf(call)),
  }),
  'POST /api/desk/conversations/{id}/take': async (call) => ({
    heldUntil: (await takeOver(await action(call))).getTime(),
  }),
  'POST /api/desk/conversations/{id}/handBack': async (call) => {
    await releaseConversation(await action(call));
    return OK;
  },
  'POST /api/desk/conversations/{id}/messages': async (call) => ({
    seq: await writeAsOperator({ ...(await action(call)), ...call.body }),
  }),
  'POST /api/desk/conversations/{id}/suggestion': async (call) => {
    const { purpose, now } = call;
    return suggestAnswer({
      conversation: await conversationOf(call),
      actor: call.actor(),
      purpose,
      now,
    });
  },
  'POST /api/desk/conversations/{id}/notes': async (call) => {
    const { conversationId, member } = await conversationOf(call);
    const { text } = call.body;
    refuseCardData(text);
    const by = { actor: call.actor(), purpose: call.purpose, now: call.now };
    await writeNote({ ...by, memberId: member.id, conversationId, text });
    return OK;
  },
  'POST /api/desk/conversations/{id}/flag': async (call) => {
    const { purpose, now, body } = call;
    const change = body.set ? flagMember : unflagMember;
    const conversation = await conversationOf(call);
    await change({ conversation, actor: call.actor(), reason: body.reason, purpose, now });
    return OK;
  },
});
