import type { Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import { realtime } from '../../realtime/port.ts';
import { messageId } from '../message-row.ts';
import { EVENT_DEFAULTS } from '../notices/event-defaults.ts';
import { changeCounted } from '../revise-message.ts';
import { callViews } from './read-call.ts';

/** The category of a call's line in the thread. */
export type CallCategory = 'call_ended' | 'call_declined' | 'call_missed';

type Line = {
  readonly conversationId: string;
  /** Profile. */
  readonly callerId: string;
  readonly category: CallCategory;
  /** Length of an answered call. */
  readonly seconds: number | null;
  readonly now: Date;
};

export type AddedLine = Line & { readonly seq: number; readonly body: string };

/**
 * Stores among the messages how a call ended, under the conversation's lock. Both sides receive it when they catch up; it
 * counts as unread for no one, costs nothing and does not reorder the list.
 */
export async function addCallLine(tx: Prisma.TransactionClient, line: Line): Promise<AddedLine> {
  const { conversationId, callerId, category, seconds, now } = line;
  const body = seconds === null ? '' : String(seconds);
  const [added] = await tx.$queryRaw<{ seq: number }[]>`
    with ${changeCounted(conversationId)},
    numbered as (
      update conversations set last_seq = last_seq + 1 where id = ${conversationId}::uuid
      returning last_seq as seq)
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, category, open,
                          created_at)
    select ${conversationId}::uuid, numbered.seq, ${callerId}::uuid, ${newId(now.getTime())}::uuid, 'notice',
           ${body}, ${category}, true, ${now}
      from numbered
    returning seq`;
  if (!added) throw new Error('conversation not found for the line of a call');
  return { ...line, seq: added.seq, body };
}

/** Sends the stored line to the devices of both sides. */
export async function pushCallLine(callId: string, line: AddedLine): Promise<void> {
  for (const { memberId, view } of await callViews(callId)) {
    if (memberId === null) continue;
    realtime().toMember(memberId, 'chat', {
      ...EVENT_DEFAULTS,
      id: messageId(line.conversationId, line.seq),
      seq: line.seq,
      angelId: view.angelId,
      from: view.role === 'caller' ? 'self' : 'peer',
      screenName: view.screenName,
      photo: view.photo,
      kind: 'member',
      answeredBy: [],
      label: null,
      type: 'notice',
      category: line.category,
      msg: line.body === '' ? null : line.body,
      time: line.now.getTime(),
    });
  }
}
