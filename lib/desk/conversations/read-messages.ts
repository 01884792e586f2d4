import { run, type Statement } from '../../db/statement.ts';
import type { HostedConversation } from '../../hosted/hold/find-conversation.ts';
import { mayRead } from '../../chat/messages/visible-text.ts';
import { quoteText } from '../../chat/replies/quote-text.ts';
import { levelOf } from '../../identity/stored-values.ts';
import { maskPhoneNumbers } from '../../text/phone-numbers.ts';
import type { DeskMessage } from './contract.ts';

const PAGE = 40;

const SHOWN = `
    select m.seq, m.sender_id = $2 as mine, m.kind, m.category, m.answered_by as answerer,
           case when m.removed_at is null then m.body else '' end as text,
           m.edited_at is not null as edited, m.removed_at is not null as removed,
           case when m.removed_at is null then m.reaction end as reaction,
           m.photo_id is not null and m.removed_at is null as photo, m.open, m.created_at as at,
           case when m.reply_to is not null and m.removed_at is null then json_build_object(
             'seq', m.reply_to, 'mine', q.sender_id = $2,
             'text', case when q.removed_at is null then coalesce(q.body, '') else '' end,
             'removed', q.removed_at is not null,
             'photo', q.photo_id is not null and q.removed_at is null) end as quote
      from messages m
      left join messages q on q.conversation_id = m.conversation_id and q.seq = m.reply_to
     where m.conversation_id = $1 and (m.kind not in ('like', 'visit') or m.removed_at is null)`;

/** Each statement is one index scan, from the end or from a message on. */
const NEWEST: Statement = {
  name: 'desk-conversation-newest-messages',
  text: `${SHOWN} and m.seq < $3 order by m.seq desc limit ${String(PAGE + 1)}`,
};
const LATER: Statement = {
  name: 'desk-conversation-later-messages',
  text: `${SHOWN} and m.seq < $3 and m.seq > $4 order by m.seq limit ${String(PAGE + 1)}`,
};
/** Above every possible message number. */
const END = 2 ** 31 - 1;

/** What decides whether the member can read a message, except for the message. */
const RIGHTS: Statement = {
  name: 'desk-conversation-rights',
  text: `
    select u.level, i.opened_at as "openedAt", c.matched_at is not null as matched
      from users u cross join conversations c left join inboxes i on i.profile_id = $3
     where u.id = $2 and c.id = $1`,
};

type Rights = {
  readonly level: number;
  readonly openedAt: Date | null;
  readonly matched: boolean;
};

type Row = Omit<DeskMessage, 'at' | 'blurred'> & { readonly at: Date; readonly open: boolean };
type Window = { readonly after?: number | undefined; readonly before?: number | undefined };

/** Messages of a conversation in ascending order; phone numbers are masked, because operators do not need them. */
export async function readMessages(conversation: HostedConversation, window: Window) {
  const { conversationId, hosted, member, memberProfile } = conversation;
  const { after, before = END } = window;
  const values = [conversationId, hosted.id, before];
  const [rows, [rights]] = await Promise.all([
    after === undefined ? run<Row>(NEWEST, values) : run<Row>(LATER, [...values, after]),
    run<Rights>(RIGHTS, [conversationId, member.id, memberProfile.id]),
  ]);
  const { level = 0, openedAt = null, matched = false } = rights ?? {};
  const reads = ({ mine, open, at }: Row): boolean =>
    mayRead({ mine: !mine, open, at, openedAt, matched, viewerLevel: levelOf(level) });
  const messages = rows
    .slice(0, PAGE)
    .map(({ open, ...row }) => ({ ...row, blurred: !row.removed && !reads({ ...row, open }) }))
    .map(({ at, text, quote, ...row }) => ({
      ...row,
      text: maskPhoneNumbers(text),
      quote: quote && { ...quote, text: quoteText(maskPhoneNumbers(quote.text)) },
      at: at.getTime(),
    }))
    .sort((a, b) => a.seq - b.seq);
  return { messages, hasMore: rows.length > PAGE };
}
