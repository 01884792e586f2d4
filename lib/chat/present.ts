import { hostedLabel } from '../disclosure/hosted-label.ts';
import { photoUrls } from '../media/photo-urls.ts';
import type { Attachment, LinkPreview, Quote } from '../realtime/events.ts';
import { BLURRED_TEXT, mayRead, visibleText, readerWarnings } from './messages/visible-text.ts';
import { messageId, type LastRow, type MessageRow } from './message-row.ts';
import type { PeerRow } from './conversations/peer-row.ts';
import { systemSender } from './system-sender.ts';

export type Reader = {
  readonly level: 0 | 1 | 2;
  readonly cardVerified: boolean;
  readonly openedAt: Date | null;
  readonly matched: boolean;
  /** The peer's read marks are shown to this reader. */
  readonly readsShown: boolean;
};

/** A profile as shown in the chat of a brand, in the reader's language. */
export function presentPeer(row: PeerRow, locale: string, brandId: string) {
  const { angelId, screenName, kind, answeredBy, photo } = row;
  return {
    angelId,
    screenName,
    kind,
    answeredBy,
    photo: photo === null ? null : photoUrls(photo).thumb,
    ...(kind === 'system' && systemSender(brandId)),
    label: kind === 'hosted' ? hostedLabel(answeredBy, locale) : null,
  };
}

/** Likes, visits, announcements and calls say by their kind what happened; they have no text. */
function isNotice(type: string): boolean {
  return type !== 'personal';
}

/** Only the line of a call has a text: its seconds. */
function hasText({ type, category }: Pick<LastRow, 'type' | 'category'>): boolean {
  return !isNotice(type) || category === 'call_ended';
}

/**
 * A photo is shown only to a receiver who has chosen to uncover this sender's photos. A voice message is heard only when
 * it is played, so that it needs no cover.
 */
function attachmentOf({ mine, photoId, picture }: LastRow, matched: boolean): Attachment | null {
  if (photoId === null) return null;
  if (picture?.voice && matched) {
    return { state: 'shown', width: null, height: null, voice: picture.voice };
  }
  if (picture && matched && (mine || picture.open)) {
    const { width, height } = picture;
    return { state: 'shown', width, height };
  }
  return { state: 'covered', width: null, height: null };
}

/** The picture of a linked page is shown as a photo is: nobody has reviewed it. */
function previewOf({ mine, preview }: MessageRow, matched: boolean): LinkPreview | null {
  if (preview === null) return null;
  const { title, description, width, height, open } = preview;
  const isShown = matched && (mine || open) && width !== null && height !== null;
  return { title, description, picture: isShown ? { width, height } : null };
}

/** Whether the reader may see the message, and whether anything of it is left to see. */
function sightOf(row: Pick<MessageRow, 'mine' | 'open' | 'at' | 'removed'>, reader: Reader) {
  const readable = mayRead({
    mine: row.mine,
    open: row.open,
    at: row.at,
    viewerLevel: reader.level,
    openedAt: reader.openedAt,
    matched: reader.matched,
  });
  return { readable, shown: readable && !row.removed };
}

function textOf(row: LastRow, { cardVerified }: Reader): string {
  return row.mine ? row.body : visibleText(row, cardVerified);
}

/**
 * The last message of a conversation as a list shows it to this reader. Hidden text is not sent at all, not even its
 * length.
 */
export function presentLast(row: LastRow, reader: Reader) {
  const { readable, shown } = sightOf(row, reader);
  return {
    from: row.mine ? ('self' as const) : ('peer' as const),
    type: row.type,
    category: row.category === 'welcome' ? null : row.category,
    isHtml: shown && row.isHtml,
    msg: shown && hasText(row) ? textOf(row, reader) : null,
    blurred: !readable,
    removed: row.removed,
    isRead: row.isRead && (!row.mine || reader.readsShown),
    attachment: shown ? attachmentOf(row, reader.matched) : null,
    answerer: row.answerer,
    time: row.at.getTime(),
  };
}

/**
 * A message as this reader may see it, with what a thread shows besides. `quote` is that of the message it answers.
 */
export function presentMessage(row: MessageRow, reader: Reader, quote: Quote | null = null) {
  const { readable, shown } = sightOf(row, reader);
  const foreign = shown && !row.mine && !row.isHtml && !isNotice(row.type);
  return {
    ...presentLast(row, reader),
    id: messageId(row.conversation, row.seq),
    seq: row.seq,
    notificationId: row.category === 'welcome' ? ('welcome' as const) : null,
    blurredMessage: readable ? null : BLURRED_TEXT,
    warnings: foreign ? readerWarnings(row, reader.cardVerified) : [],
    edited: row.edited && !row.removed,
    reaction: shown ? row.reaction : null,
    quote: shown ? quote : null,
    preview: shown ? previewOf(row, reader.matched) : null,
  };
}
