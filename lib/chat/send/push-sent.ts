import { hostedLabel } from '../../disclosure/hosted-label.ts';
import { deskChannel } from '../../realtime/desk/channel.ts';
import { realtime } from '../../realtime/port.ts';
import type { Attachment, ChatEvent, Quote, Voice } from '../../realtime/events.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { photoUrls } from '../../media/photo-urls.ts';
import { BLURRED_TEXT, visibleText, readerWarnings } from '../messages/visible-text.ts';
import { messageId } from '../message-row.ts';
import type { SendRow } from './send-item.ts';

type Sent = SendRow & { readonly conversation: string; readonly seq: number; readonly at: Date };

export type SentPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Of a voice message. */
  readonly voice?: Voice | undefined;
};

type About = {
  readonly text: string;
  readonly photo?: SentPhoto | undefined;
  /** The message that it answers, as a member may see it. */
  readonly quoteFor?: (memberId: string) => Quote | null;
  readonly peerPublicId: string;
  /** Null when a hosted profile sends. */
  readonly senderMemberId: string | null;
  readonly answerer: string | null;
  readonly fromSocket: string | undefined;
};

function attachmentOf(photo: SentPhoto | undefined, shown: boolean): Attachment | null {
  if (photo === undefined) return null;
  const { width, height, voice } = photo;
  if (voice) return { state: 'shown', width: null, height: null, voice };
  return shown
    ? { state: 'shown', width, height }
    : { state: 'covered', width: null, height: null };
}

function labelOf({ senderKind, senderAnsweredBy, peerLocale }: SendRow): string | null {
  if (senderKind !== 'hosted' || peerLocale === null) return null;
  return hostedLabel(senderAnsweredBy, peerLocale);
}

/**
 * Notifies both sides of a stored message; text that the receiver may not read is never in the event. Wakes
 * the job that sends notices outside the app.
 */
export function pushSent(row: Sent, about: About): void {
  if (row.notifyAt) wakeJobs(row.notifyAt.getTime());
  if (row.peerMember === null || about.senderMemberId === null) {
    const { conversation: conversationId, seq } = row;
    deskChannel().toConversation(conversationId, 'message', { conversationId, seq });
  }
  const base = {
    id: messageId(row.conversation, row.seq),
    seq: row.seq,
    type: 'personal' as const,
    category: null,
    notificationId: null,
    isHtml: false,
    edited: false,
    isRead: false,
    time: row.at.getTime(),
    delayed: false,
    delayMs: 0,
    preview: null,
    answerer: about.answerer,
  };
  if (row.peerMember !== null) {
    const content = { body: about.text, answerer: about.answerer };
    const event: ChatEvent = {
      ...base,
      angelId: row.senderPublicId,
      from: 'peer',
      screenName: row.name,
      photo: row.photo === null ? null : photoUrls(row.photo).thumb,
      kind: row.senderKind,
      answeredBy: row.senderAnsweredBy,
      label: labelOf(row),
      msg: row.open ? visibleText(content, row.peerMayPhone) : null,
      blurred: !row.open,
      blurredMessage: row.open ? null : BLURRED_TEXT,
      warnings: row.open ? readerWarnings(content, row.peerMayPhone) : [],
      quote: row.open ? (about.quoteFor?.(row.peerMember) ?? null) : null,
      attachment: attachmentOf(row.open ? about.photo : undefined, row.peerOpensPhotos),
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
      label: null,
      msg: about.text,
      blurred: false,
      blurredMessage: null,
      warnings: [],
      quote: about.quoteFor?.(about.senderMemberId) ?? null,
      attachment: attachmentOf(about.photo, true),
      unreadTotal: null,
    };
    realtime().toMember(about.senderMemberId, 'chat', echo, about.fromSocket);
  }
}
