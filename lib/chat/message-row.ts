/** A stored message as one of its two readers asks for it. Never sent as it is. */
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
  readonly edited: boolean;
  readonly removed: boolean;
  readonly photoId: string | null;
  /** Of the photo; `open` once its receiver uncovered what comes from its sender. */
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly open: boolean;
  } | null;
  readonly at: Date;
};

/** What presentMessage needs of a message `m`, but for `mine`. */
export const MESSAGE = `m.conversation_id as conversation, m.seq, m.kind as type, m.category,
                 m.is_html as "isHtml", m.body, m.open, m.answered_by as answerer,
                 m.edited_at is not null as edited, m.removed_at is not null as removed,
                 m.photo_id as "photoId", m.created_at as at,
                 (select json_build_object('width', f.width, 'height', f.height,
                                           'open', a.photos_open_at is not null)
                    from chat_photos f join participants a on a.conversation_id = f.conversation_id
                                                          and a.profile_id = f.peer_id
                   where f.id = m.photo_id) as picture`;

/** Likes and visits that were taken back are shown to nobody. */
export const SHOWN = `(m.kind not in ('like', 'visit') or m.removed_at is null)`;
