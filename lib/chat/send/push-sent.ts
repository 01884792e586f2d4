import { realtime } from '../../realtime/port.ts';
import type { ChatEvent } from '../../realtime/events.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { BLURRED_TEXT } from '../blur.ts';
import { maskPhoneNumbers } from '../phone-numbers.ts';
import { messageId } from '../message-id.ts';
import type { SendRow } from './statement.ts';

type Sent = SendRow & { readonly conversation: string; readonly seq: number; readonly at: Date };

type About = {
  readonly text: string;
  readonly peerPublicId: string;
  /** Public id of the member who receives, when the peer is one. */
  readonly senderMemberId: string | null;
  readonly answerer: string | null;
  readonly fromSocket: string | undefined;
};

/** Tells both sides of a stored message; what the receiver may not read never enters the event. */
export function pushSent(row: Sent, about: About): void {
  const base = {
    id: messageId(row.conversation, row.seq),
    seq: row.seq,
    type: 'personal',
    category: null,
    time: row.at.getTime(),
    delayed: false,
    delayMs: 0,
    answerer: about.answerer,
  };
  if (row.peerMember !== null) {
    const event: ChatEvent = {
      ...base,
      angelId: row.senderPublicId,
      from: 'peer',
      screenName: row.name,
      photo: row.photo === null ? null : photoUrls(row.photo).thumb,
      kind: row.senderKind,
      answeredBy: row.senderAnsweredBy,
      msg: row.open ? (row.peerMayPhone ? about.text : maskPhoneNumbers(about.text)) : null,
      blurred: !row.open,
      blurredMessage: row.open ? null : BLURRED_TEXT,
      unreadTotal: row.peerUnread ?? 0,
    };
    realtime().toMember(row.peerMember, 'chat', event);
  }
  if (about.senderMemberId !== null) {
    const echo: ChatEvent = {
      ...base,
      angelId: about.peerPublicId,
      from: 'self',
      screenName: row.name,
      photo: null,
      kind: 'member',
      answeredBy: [],
      msg: about.text,
      blurred: false,
      blurredMessage: null,
      unreadTotal: null,
    };
    realtime().toMember(about.senderMemberId, 'chat', echo, about.fromSocket);
  }
}
