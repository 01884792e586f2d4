import { requireOwnName } from '../accounts/require-own-name.ts';
import type { MemberViewer } from '../accounts/viewer.ts';
import { db } from '../db/client.ts';
import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { flowVersion } from '../flows/queries.ts';
import { closedSince } from './closed-conversations.ts';
import { presentMessage, presentPeer, type MessageRow, type PeerRow } from './present.ts';

const PICTURE = `(select f.object_key from photos f where f.profile_id = p.id and f.state = 'approved'
                   order by f.is_default desc, f.position limit 1)`;
/** What presentPeer needs of a profile `p`. */
export const PEER = `p.public_id as "angelId", p.screen_name as "screenName", p.kind,
              p.answered_by as "answeredBy", ${PICTURE} as photo`;
const MESSAGE = `m.conversation_id as conversation, m.seq, m.kind as type, m.category, m.is_html as "isHtml",
                 m.body, m.open, m.answered_by as answerer, m.removed_at is not null as removed,
                 m.created_at as at`;

/** Unread messages of a profile, as its inbox counts them. */
export async function unreadTotal(profileId: string): Promise<number> {
  const inbox = await db().inbox.findUnique({ where: { profileId }, select: { unread: true } });
  return inbox?.unread ?? 0;
}

/** Whether a message waits for the member's credits. */
export async function hasPendingMessage(memberId: string, now: Date): Promise<boolean> {
  return (await db().pendingMessage.count({ where: { memberId, expiresAt: { gt: now } } })) > 0;
}

const CONVERSATION = `
    select ${PEER}, a.unread, a.change::text as change, c.matched_at is not null as matched,
           i.opened_at as "openedAt", a.last_message_at as "lastAt", m.sender_id = $1 as mine, ${MESSAGE}
      from participants a
      join conversations c on c.id = a.conversation_id
      join profiles p on p.id = a.peer_id
      join inboxes i on i.profile_id = a.profile_id
      left join lateral (select * from messages m where m.conversation_id = c.id
                            and m.kind <> 'visit' and (m.kind <> 'like' or m.removed_at is null)
                          order by m.seq desc limit 1) m on true
     where a.profile_id = $1 and a.hidden_at is null and a.last_message_at is not null
       and c.blocked_at is null`;

/** A batch of sends leaves several conversations in one place of the order: a page takes all of them. */
const NEWEST: Statement = {
  name: 'chat-list',
  text: `${CONVERSATION} and ($2::timestamptz is null or a.last_message_at < $2)
     order by a.last_message_at desc fetch first ($3::int) rows with ties`,
};

const CHANGED: Statement = {
  name: 'chat-changes',
  text: `${CONVERSATION} and a.change > $2::bigint
     order by a.change fetch first ($3::int) rows with ties`,
};

const INBOX: Statement = {
  name: 'chat-inbox',
  text: `select change::text as change, unread from inboxes where profile_id = $1`,
};

type ListRow = PeerRow &
  MessageRow & {
    readonly unread: number;
    readonly change: string;
    readonly matched: boolean;
    readonly openedAt: Date | null;
    readonly lastAt: Date;
  };

type Page = {
  readonly after?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** As many rows as asked for, and those that share the last one's place. */
function cut<Row>(rows: readonly Row[], limit: number, place: (row: Row) => unknown): Row[] {
  const last = rows[limit - 1];
  return rows.filter((row, index) => index < limit || (last && place(row) === place(last)));
}

/** The member's own conversations; another's id answers `not_found`. */
export async function conversations(
  viewer: MemberViewer,
  trackerId: string,
  locale: string,
  { after, before, limit }: Page,
) {
  requireOwnName(viewer, trackerId);
  // Before the rows: what changes between the two is then shown again, never missed.
  const [inbox] = await run<{ change: string; unread: number }>(INBOX, [viewer.profileId]);
  const older = before === undefined ? null : new Date(before);
  const rows = await (after === undefined
    ? run<ListRow>(NEWEST, [viewer.profileId, older, limit + 1])
    : run<ListRow>(CHANGED, [viewer.profileId, after, limit + 1]));
  const shown = cut(rows, limit, ({ change, lastAt }) =>
    after === undefined ? lastAt.getTime() : change,
  );
  const hasMore = shown.length < rows.length;
  const reader = { level: viewer.level, cardVerified: viewer.cardVerified };
  return {
    closed: after === undefined ? [] : await closedSince(viewer.profileId, after),
    messages: shown.map((row) => ({
      ...presentPeer(row, locale),
      last: presentMessage(row, { ...reader, openedAt: row.openedAt, matched: row.matched }),
      unread: row.unread,
    })),
    totalUnreadMessages: inbox?.unread ?? 0,
    cursor: (after !== undefined && hasMore ? shown.at(-1)?.change : inbox?.change) ?? '0',
    hasMore,
  };
}

const HEAD: Statement = {
  name: 'chat-head',
  text: `
    select p.id as "peerId", ${PEER}, p.state, p.brand_id as "brandId", c.id as conversation,
           c.matched_at is not null as matched, mine.blocked_at is not null as blocked,
           theirs.blocked_at is not null as "shutOut",
           (select m.sender_id = $1 from messages m
             where m.conversation_id = c.id and m.kind not in ('like', 'visit')
             order by m.seq limit 1) as "begunByMe",
           i.opened_at as "openedAt", coalesce(theirs.read_seq, 0) as "peerReadSeq"
      from profiles p
      left join conversations c on c.profile_low = least(p.id, $1::uuid)
                               and c.profile_high = greatest(p.id, $1::uuid)
      left join participants mine on mine.conversation_id = c.id and mine.profile_id = $1
      left join participants theirs on theirs.conversation_id = c.id and theirs.profile_id = p.id
      left join inboxes i on i.profile_id = $1
     where p.public_id = $2
       and (p.kind <> 'member' or p.brand_id = $3 or c.id is not null)`,
};

type HeadRow = PeerRow & {
  readonly peerId: string;
  readonly state: string;
  readonly conversation: string | null;
  readonly matched: boolean;
  /** By this member. */
  readonly blocked: boolean;
  /** By the other one, of which this member hears nothing. */
  readonly shutOut: boolean;
  /** Who wrote first; null while nobody has. */
  readonly begunByMe: boolean | null;
  readonly openedAt: Date | null;
  readonly peerReadSeq: number;
};

/** With whom a thread is, and how it stands. Raises `not_found`. */
export async function threadHead(viewer: MemberViewer, angelId: string): Promise<HeadRow> {
  const [head] = await run<HeadRow>(HEAD, [viewer.profileId, angelId, viewer.brandId]);
  if (!head || head.peerId === viewer.profileId) return fail('not_found');
  return head;
}

export async function composerState(viewer: MemberViewer, head: HeadRow) {
  if (head.kind === 'system') return 'system' as const;
  if (head.blocked) return 'blocked' as const;
  if (head.state !== 'active') return 'gone' as const;
  const { config } = await flowVersion(viewer.flowVersionId);
  const waiting = config.invitationMode && head.begunByMe === true && !head.matched;
  return waiting && head.peerReadSeq === 0 && head.kind === 'member'
    ? ('invited' as const)
    : ('open' as const);
}

const MESSAGES: Statement = {
  name: 'chat-messages',
  text: `
    select ${MESSAGE}, m.sender_id = $2 as mine from messages m
     where m.conversation_id = $1 and (m.kind not in ('like', 'visit') or m.removed_at is null)
       and ($3::int is null or m.seq > $3) and ($4::int is null or m.seq < $4)
     order by case when $3::int is null then -m.seq else m.seq end limit $5`,
};

type Window = {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** Messages of one conversation, ascending: after a number, before one, or the newest. */
export async function threadMessages(viewer: MemberViewer, head: HeadRow, window: Window) {
  if (head.conversation === null) return { messages: [], hasMore: false };
  const { after = null, before = null, limit } = window;
  const values = [head.conversation, viewer.profileId, after, before, limit + 1];
  const rows = await run<MessageRow>(MESSAGES, values);
  const reader = {
    ...{ level: viewer.level, cardVerified: viewer.cardVerified },
    ...{ openedAt: head.openedAt, matched: head.matched },
  };
  const messages = rows.slice(0, limit).map((row) => presentMessage(row, reader));
  return { messages: messages.sort((a, b) => a.seq - b.seq), hasMore: rows.length > limit };
}
