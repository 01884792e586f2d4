import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { clock } from '../../kernel/clock.ts';
import { foldName } from '../../text/fold-name.ts';
import { inboxState } from './inbox-state.ts';
import { MESSAGE, SHOWN, type MessageRow } from '../message-row.ts';
import { listedPendingMessage } from './listed-pending.ts';
import { newMatches } from './new-matches.ts';
import { notDueUnread, dueUntil } from './not-yet-due.ts';
import { PEER, type PeerRow } from './peer-row.ts';
import { presentMessage, presentPeer } from '../present.ts';
import { readerOf } from '../reader-of.ts';
import { READS_SHOWN } from '../reads-shown.ts';
import { systemSender } from '../system-sender.ts';

const CLOSED: Statement = {
  name: 'closed-conversations',
  text: `
    select p.public_id as "angelId"
      from participants a
      join conversations c on c.id = a.conversation_id and c.blocked_at is not null
      join profiles p on p.id = a.peer_id
     where a.profile_id = $1 and a.change > $2::bigint and a.last_message_at is not null`,
};

/** Peers whose listed conversations closed since a cursor: a device that was offline removes them. */
async function closedSince(profileId: string, cursor: string): Promise<readonly string[]> {
  const rows = await run<{ angelId: string }>(CLOSED, [profileId, cursor]);
  return rows.map(({ angelId }) => angelId);
}

const CONVERSATION = `
    select ${PEER}, a.unread - ${notDueUnread({ side: 'a', until: '$4' })} as unread, a.change::text as change, c.matched_at is not null as matched,
           ${READS_SHOWN} as "readsShown",
           i.opened_at as "openedAt", a.last_message_at as "lastAt", m.sender_id = $1 as mine, ${MESSAGE}
      from participants a
      join conversations c on c.id = a.conversation_id
      join profiles p on p.id = a.peer_id
      join inboxes i on i.profile_id = a.profile_id
      join lateral (select * from messages m where m.conversation_id = c.id and m.seq > a.expired_seq
                            and m.kind not in ('visit', 'notice') and ${SHOWN} and m.created_at <= $4
                          order by m.seq desc limit 1) m on true
     where a.profile_id = $1 and a.hidden_at is null and a.last_message_at is not null
       and c.blocked_at is null`;

/** One batch of sends gives several conversations the same time: a page includes all of them. */
const OLDER = `and a.last_message_at < coalesce($2::timestamptz, 'infinity')
     order by a.last_message_at desc fetch first ($3::int) rows with ties`;

const NEWEST: Statement = { name: 'chat-list', text: `${CONVERSATION} ${OLDER}` };

// The ranges are the combining marks that decomposition separates from a letter, as `foldName` removes them.
const NAMED: Statement = {
  name: 'chat-list-named',
  text: `${CONVERSATION} and position($5 in
       regexp_replace(lower(normalize(case p.kind when 'system' then $6 else p.screen_name end, NFKD)), '[\\u0300-\\u036f]', '', 'g')) > 0 ${OLDER}`,
};

const CHANGED: Statement = {
  name: 'chat-changes',
  text: `${CONVERSATION} and a.change > $2::bigint
     order by a.change fetch first ($3::int) rows with ties`,
};

type ListRow = PeerRow &
  MessageRow & {
    readonly unread: number;
    readonly change: string;
    readonly matched: boolean;
    readonly readsShown: boolean;
    readonly openedAt: Date | null;
    readonly lastAt: Date;
  };

type Page = {
  readonly after?: string | undefined;
  readonly before?: number | undefined;
  /** Only peers whose names contain this; the changes since a cursor are not filtered. */
  readonly name?: string | undefined;
  readonly limit: number;
};

/** The requested number of rows, plus those with the same sort value as the last one. */
function cut<Row>(rows: readonly Row[], limit: number, place: (row: Row) => unknown): Row[] {
  const last = rows[limit - 1];
  return rows.filter((row, index) => index < limit || (last && place(row) === place(last)));
}

function readRows(
  { profileId, brandId }: MemberViewer,
  { after, before, name, limit }: Page,
): Promise<ListRow[]> {
  const most = limit + 1;
  if (after !== undefined) return run(CHANGED, [profileId, after, most, dueUntil()]);
  const page = [profileId, before === undefined ? null : new Date(before), most, dueUntil()];
  if (name === undefined) return run(NEWEST, page);
  return run(NAMED, [...page, foldName(name).trim(), systemSender(brandId).screenName]);
}

/** The member's own conversations; another member's id answers `not_found`. */
export async function conversations(
  viewer: MemberViewer,
  trackerId: string,
  locale: string,
  page: Page,
) {
  requireOwnName(viewer, trackerId);
  const { after, limit } = page;
  const now = clock.now();
  const isFurther = page.before !== undefined || page.name !== undefined;
  // Read before the rows: a change between the two is then returned again, never missed.
  const inbox = await inboxState(viewer.profileId);
  const [rows, pendingMessage, matches] = await Promise.all([
    readRows(viewer, page),
    listedPendingMessage(viewer, locale, now),
    isFurther ? null : newMatches(viewer, locale, now),
  ]);
  const shown = cut(rows, limit, ({ change, lastAt }) =>
    after === undefined ? lastAt.getTime() : change,
  );
  const hasMore = shown.length < rows.length;
  return {
    closed: after === undefined ? [] : await closedSince(viewer.profileId, after),
    messages: shown.map((row) => ({
      ...presentPeer(row, locale, viewer.brandId),
      last: presentMessage(row, readerOf(viewer, row)),
      unread: row.unread,
    })),
    pendingMessage,
    newMatches: matches,
    totalUnreadMessages: inbox.unread,
    cursor: (after !== undefined && hasMore ? shown.at(-1)?.change : undefined) ?? inbox.cursor,
    hasMore,
  };
}
