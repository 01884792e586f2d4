import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { after as later, clock } from '../../kernel/clock.ts';
import { foldName } from '../../text/fold-name.ts';
import { NEW_MATCH_MS } from '../limits.ts';
import { systemSender } from '../system-sender.ts';
import { NO_INBOX } from './inbox-state.ts';
import { presentListed } from './list-row.ts';
import { CHANGED, inOrder, LIST, NAMED, type ListDocument } from './list-statements.ts';
import { presentPending } from './listed-pending.ts';
import { presentMatches } from './new-matches.ts';
import { dueUntil } from './not-yet-due.ts';

const CLOSED: Statement = {
  name: 'closed-conversations',
  text: `
    select p.public_id as "angelId"
      from participants a
      join conversations c on c.id = a.conversation_id and c.blocked_at is not null
      join profiles p on p.id = a.peer_id
     where a.profile_id = $1 and a.change > $2::bigint and a.last_message_at is not null
     order by a.change, a.conversation_id`,
};

/** Peers whose listed conversations closed since a cursor: a device that was offline removes them. */
async function closedSince(profileId: string, cursor: string): Promise<readonly string[]> {
  const rows = await run<{ angelId: string }>(CLOSED, [profileId, cursor]);
  return rows.map(({ angelId }) => angelId);
}

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

async function readList(
  { profileId, memberId, brandId }: MemberViewer,
  { after, before, name, limit }: Page,
): Promise<ListDocument> {
  const now = clock.now();
  const from = after ?? (before === undefined ? null : new Date(before));
  const values = [profileId, from, limit + 1, dueUntil(), memberId, now, later(now, -NEW_MATCH_MS)];
  const read = async (statement: Statement, more: readonly unknown[] = []) => {
    const [document] = await run<ListDocument>(statement, [...values, ...more]);
    if (document === undefined) throw new Error('the list statement returned no row');
    return document;
  };
  if (after !== undefined) return read(CHANGED);
  if (name === undefined) return read(LIST);
  const folded = foldName(name).trim();
  return read(NAMED, [folded, foldName(systemSender(brandId).screenName).includes(folded)]);
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
  const { inbox, openedAt, pending, matches, ...read } = await readList(viewer, page);
  const rows = inOrder(read.rows, after !== undefined);
  const { cursor, unread } = inbox ?? NO_INBOX;
  const shown = cut(rows, limit, ({ change, lastAt }) => (after === undefined ? lastAt : change));
  const hasMore = shown.length < rows.length;
  const isFurther = page.before !== undefined || page.name !== undefined;
  const reached = after !== undefined && hasMore ? shown.at(-1)?.change : undefined;
  return {
    closed: after === undefined ? [] : await closedSince(viewer.profileId, after),
    messages: presentListed(shown, viewer, {
      locale,
      openedAt: openedAt === null ? null : new Date(openedAt),
    }),
    pendingMessage: presentPending(pending, viewer, locale),
    newMatches: isFurther ? null : presentMatches(matches, viewer, locale),
    totalUnreadMessages: unread,
    cursor: reached === undefined ? cursor : String(reached),
    hasMore,
  };
}
