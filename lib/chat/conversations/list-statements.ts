import type { Statement } from '../../db/statement.ts';
import { inboxStateOf, type InboxState } from './inbox-state.ts';
import { listColumns, type ListRow } from './list-row.ts';
import { pendingMessageOf, type PendingRow } from './listed-pending.ts';
import { newMatchesOf, type MatchRow } from './new-matches.ts';

/** The one row of a statement: all of it is of one snapshot, so that the cursor is that of the rows. */
export type ListDocument = {
  readonly inbox: InboxState | null;
  readonly openedAt: string | null;
  readonly rows: readonly ListRow[];
  readonly pending: PendingRow | null;
  readonly matches: readonly MatchRow[];
};

const CONVERSATION = `
      select ${listColumns('$4')}
        from participants a
        join conversations c on c.id = a.conversation_id
        join profiles p on p.id = a.peer_id
        join lateral (select m.seq, m.sender_id, m.kind, m.category, m.is_html, m.body, m.open, m.answered_by,
                             m.removed_at, m.photo_id, m.created_at
                        from messages m where m.conversation_id = a.conversation_id and m.seq > a.expired_seq
                         and m.kind <> 'notice' and m.kind <> 'visit' and (m.kind <> 'like' or m.removed_at is null)
                         and m.created_at <= $4
                       order by m.seq desc limit 1) m on true
       where a.profile_id = $1 and a.hidden_at is null and a.last_message_at is not null
         and c.blocked_at is null`;

const listOf = (condition: string): string => `
  select (select row_to_json(i) from (${inboxStateOf('$4')}) i) as inbox,
    (select i.opened_at::text from inboxes i where i.profile_id = $1) as "openedAt",
    (select coalesce(json_agg(l), '[]') from (
      ${CONVERSATION} and ${condition} fetch first ($3::int) rows with ties) l) as rows,
    (select row_to_json(m) from (${pendingMessageOf({ member: '$5', now: '$6' })}) m) as pending,
    (select coalesce(json_agg(m), '[]') from (${newMatchesOf('$7')}) m) as matches`;

/** One batch of sends gives several conversations the same time: a page includes all of them. */
const OLDER = `a.last_message_at < coalesce($2::timestamptz, 'infinity') order by a.last_message_at desc`;

/** From the newest conversation, or the next one before `$2`. */
export const LIST: Statement = { name: 'chat-list', text: listOf(OLDER) };

/**
 * Those whose names contain `$8`, found in an index of profiles for each conversation of the list until the page is
 * full. The service's own sender has another name in each brand: `$9` says whether it contains it.
 */
export const NAMED: Statement = {
  name: 'chat-list-named',
  text: listOf(`(select case n.kind when 'system' then $9 else position($8 in folded_name(n.screen_name)) > 0 end
                   from profiles n where n.id = a.peer_id) and ${OLDER}`),
};

/** Changed since the cursor `$2`. */
export const CHANGED: Statement = {
  name: 'chat-changes',
  text: listOf('a.change > $2::bigint order by a.change'),
};

/** The rows in the order of their statement; its ties by the conversation. */
export function inOrder(rows: readonly ListRow[], isOfChanges: boolean): readonly ListRow[] {
  const place = ({ change, lastAt }: ListRow) => (isOfChanges ? change : -Date.parse(lastAt));
  return rows
    .map((row) => ({ row, at: place(row) }))
    .sort((a, b) => a.at - b.at || (a.row.conversation < b.row.conversation ? -1 : 1))
    .map(({ row }) => row);
}
