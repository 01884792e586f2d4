import { run, type Statement } from '../../db/statement.ts';
import type { Talk } from '../../hosted/hold/find-talk.ts';
import { maskPhoneNumbers } from '../../words/phone-numbers.ts';
import type { TalkMessage } from './contract.ts';

const PAGE = 40;

const MESSAGES: Statement = {
  name: 'desk-talk-messages',
  text: `
    select m.seq, m.sender_id = $2 as mine, m.kind, m.category, m.answered_by as answerer,
           case when m.removed_at is null then m.body else '' end as text,
           m.edited_at is not null as edited, m.removed_at is not null as removed,
           m.photo_id is not null and m.removed_at is null as photo, m.created_at as at
      from messages m
     where m.conversation_id = $1 and (m.kind not in ('like', 'visit') or m.removed_at is null)
       and ($3::int is null or m.seq > $3) and ($4::int is null or m.seq < $4)
     order by case when $3::int is null then -m.seq else m.seq end limit $5`,
};

type Row = Omit<TalkMessage, 'at'> & { readonly at: Date };
type Window = { readonly after?: number | undefined; readonly before?: number | undefined };

/** Messages of a talk for who may open it, ascending; numbers to call are nothing an operator needs. */
export async function readMessages({ conversationId, hosted }: Talk, window: Window) {
  const { after = null, before = null } = window;
  const rows = await run<Row>(MESSAGES, [conversationId, hosted.id, after, before, PAGE + 1]);
  const messages = rows
    .slice(0, PAGE)
    .map(({ at, text, ...row }) => ({ ...row, text: maskPhoneNumbers(text), at: at.getTime() }))
    .sort((a, b) => a.seq - b.seq);
  return { messages, hasMore: rows.length > PAGE };
}
