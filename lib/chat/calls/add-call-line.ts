import type { Prisma } from '../../db/generated/client.ts';
import { realtime } from '../../realtime/port.ts';
import { insertThreadLine } from '../insert-thread-line.ts';
import { messageId } from '../message-row.ts';
import { EVENT_DEFAULTS } from '../notices/event-defaults.ts';
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

/** Stores among the messages how a call ended. */
export async function addCallLine(tx: Prisma.TransactionClient, line: Line): Promise<AddedLine> {
  const { conversationId, callerId, category, seconds, now } = line;
  const body = seconds === null ? '' : String(seconds);
  const seq = await insertThreadLine(tx, { conversationId, from: callerId, category, body, now });
  return { ...line, seq, body };
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
