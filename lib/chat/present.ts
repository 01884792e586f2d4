import { hostedLabel } from '../discovery/hosted-label.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { BLURRED_TEXT, mayRead } from './blur.ts';
import { messageId } from './message-id.ts';
import { maskPhoneNumbers } from './phone-numbers.ts';

export type PeerRow = {
  readonly angelId: string;
  readonly screenName: string;
  readonly kind: 'member' | 'hosted' | 'system';
  readonly answeredBy: readonly string[];
  readonly photo: string | null;
};

export type MessageRow = {
  readonly conversation: string;
  readonly seq: number;
  readonly mine: boolean;
  readonly type: string;
  readonly category: string | null;
  readonly isHtml: boolean;
  readonly body: string;
  readonly open: boolean;
  /** Who wrote this very message, for hosted senders. */
  readonly answerer: string | null;
  readonly removed: boolean;
  readonly at: Date;
};

export type Reader = {
  readonly level: 0 | 1 | 2;
  readonly cardVerified: boolean;
  readonly openedAt: Date | null;
  readonly matched: boolean;
};

export function presentPeer(row: PeerRow, locale: string) {
  const { angelId, screenName, kind, answeredBy, photo } = row;
  return {
    ...{ angelId, screenName, kind, answeredBy },
    photo: photo === null ? null : photoUrls(photo).thumb,
    label: kind === 'hosted' ? hostedLabel(answeredBy, locale) : null,
  };
}

/** Likes and visits say by their kind what happened; they hold no words. */
function isNotice(type: string): boolean {
  return type === 'like' || type === 'visit';
}

/** A message as this reader may see it. What they may not read leaves no trace, not even its length. */
export function presentMessage(row: MessageRow, reader: Reader) {
  const readable = mayRead({
    ...{ mine: row.mine, open: row.open, at: row.at },
    ...{ viewerLevel: reader.level, openedAt: reader.openedAt, matched: reader.matched },
  });
  const text = row.mine || reader.cardVerified ? row.body : maskPhoneNumbers(row.body);
  return {
    id: messageId(row.conversation, row.seq),
    seq: row.seq,
    from: row.mine ? ('self' as const) : ('peer' as const),
    type: row.type,
    category: row.category,
    isHtml: readable && row.isHtml,
    msg: readable && !row.removed && !isNotice(row.type) ? text : null,
    blurred: !readable,
    blurredMessage: readable ? null : BLURRED_TEXT,
    removed: row.removed,
    answerer: row.answerer,
    time: row.at.getTime(),
  };
}
