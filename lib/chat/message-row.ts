import type { Voice } from '../realtime/events.ts';
import { PREVIEW } from './previews/preview-column.ts';
import type { MessageReaction } from '../db/generated/enums.ts';

/** Public id of a message: conversation and number. It grants no access; it only distinguishes messages. */
export function messageId(conversationId: string, seq: number): string {
  return `${conversationId}:${seq}`;
}

/** A stored message as read by one of its two sides. Never sent as it is. */
export type MessageRow = {
  readonly conversation: string;
  readonly seq: number;
  readonly mine: boolean;
  readonly type: string;
  readonly category: string | null;
  readonly isHtml: boolean;
  readonly body: string;
  readonly open: boolean;
  /** Who wrote this message, for hosted senders. */
  readonly answerer: string | null;
  readonly edited: boolean;
  readonly removed: boolean;
  /** Its receiver has read the conversation up to it. */
  readonly isRead: boolean;
  /** Of its receiver. */
  readonly reaction: MessageReaction | null;
  /** Number of the message that it answers. */
  readonly replyTo: number | null;
  readonly photoId: string | null;
  /** Size of the photo; `open` once its receiver has uncovered the photos of this sender. */
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly open: boolean;
    /** Of a voice message. */
    readonly voice: Voice | null;
  } | null;
  /** Of the first link of the text; `open` as for a photo. */
  readonly preview: {
    readonly title: string;
    readonly description: string;
    readonly width: number | null;
    readonly height: number | null;
    readonly open: boolean;
  } | null;
  readonly at: Date;
};

/** Of a message, what a list shows of the last one of a conversation. */
export type LastRow = Pick<
  MessageRow,
  | 'mine'
  | 'type'
  | 'category'
  | 'isHtml'
  | 'body'
  | 'open'
  | 'answerer'
  | 'removed'
  | 'isRead'
  | 'photoId'
  | 'picture'
  | 'at'
>;

/** SQL: the picture of a message `m`. */
export const PICTURE = `(select json_build_object('width', f.width, 'height', f.height,
                                           'open', r.photos_open_at is not null,
                                           'voice', case when f.voice_ms is not null then json_build_object(
                                             'durationMs', f.voice_ms, 'waveform', f.waveform) end)
                    from chat_photos f join participants r on r.conversation_id = f.conversation_id
                                                          and r.profile_id = f.peer_id
                   where f.id = m.photo_id)`;

/** Columns that `presentMessage` needs of a message `m`, except `mine`. */
export const MESSAGE = `m.conversation_id as conversation, m.seq, m.kind as type, m.category,
                 m.is_html as "isHtml", m.body, m.open, m.answered_by as answerer,
                 m.edited_at is not null as edited, m.removed_at is not null as removed,
                 (select m.seq <= r.read_seq from participants r
                   where r.conversation_id = m.conversation_id and r.profile_id <> m.sender_id) as "isRead",
                 m.reaction, m.reply_to as "replyTo", m.photo_id as "photoId", m.created_at as at,
                 ${PICTURE} as picture, ${PREVIEW} as preview`;

/** Withdrawn likes and visits are hidden from both sides. */
export const SHOWN = `(m.kind not in ('like', 'visit') or m.removed_at is null)`;
