import type { MemberViewer } from '../../identity/viewer.ts';
import { PICTURE, type LastRow } from '../message-row.ts';
import { presentLast, presentPeer } from '../present.ts';
import { readerOf } from '../reader-of.ts';
import { READS_SHOWN } from '../reads-shown.ts';
import { notDueUnread } from './not-yet-due.ts';
import { PEER, type PeerRow } from './peer-row.ts';

/** A conversation as the statement returns it: in JSON, with times as texts. */
export type ListRow = PeerRow &
  Omit<LastRow, 'at'> & {
    readonly at: string;
    readonly conversation: string;
    readonly unread: number;
    readonly change: number;
    readonly matched: boolean;
    readonly readsShown: boolean;
    readonly lastAt: string;
  };

/**
 * SQL: the columns of a listed conversation: of the side `a`, its conversation `c`, the peer `p` and the message `m`.
 * `until`: the time until which messages are due. The side's own read position is in its row; only the other one's is
 * looked up.
 */
export function listColumns(until: string): string {
  return `${PEER}, a.conversation_id as conversation, a.unread - ${notDueUnread({ side: 'a', until })} as unread,
           a.change, c.matched_at is not null as matched, ${READS_SHOWN} as "readsShown",
           a.last_message_at as "lastAt",
           m.sender_id = $1 as mine, m.kind as type, m.category, m.is_html as "isHtml", m.body, m.open,
           m.answered_by as answerer, m.removed_at is not null as removed,
           case when m.sender_id = $1
                then (select m.seq <= theirs.read_seq from participants theirs
                       where theirs.conversation_id = a.conversation_id and theirs.profile_id = a.peer_id)
                else m.seq <= a.read_seq end as "isRead",
           m.photo_id as "photoId", m.created_at as at,
           case when m.photo_id is not null then ${PICTURE} end as picture`;
}

/** The rows of a page as the member may see them. `openedAt`: when a paid level opened what was received before. */
export function presentListed(
  rows: readonly ListRow[],
  viewer: MemberViewer,
  { locale, openedAt }: { readonly locale: string; readonly openedAt: Date | null },
) {
  return rows.map((row) => ({
    ...presentPeer(row, locale, viewer.brandId),
    last: presentLast({ ...row, at: new Date(row.at) }, readerOf(viewer, { ...row, openedAt })),
    unread: row.unread,
  }));
}
