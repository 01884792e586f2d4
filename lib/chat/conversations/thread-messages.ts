import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { MESSAGE, SHOWN, type MessageRow } from '../message-row.ts';
import { dueUntil } from './not-yet-due.ts';
import { presentMessage } from '../present.ts';
import { readerOf } from '../reader-of.ts';
import { readQuotes } from '../replies/read-quotes.ts';
import type { HeadRow } from '../thread-head.ts';

const MESSAGES: Statement = {
  name: 'chat-messages',
  text: `
    select ${MESSAGE}, m.sender_id = $2 as mine from messages m
     where m.conversation_id = $1 and ${SHOWN} and m.created_at <= $6 and m.seq > $7
       and ($3::int is null or m.seq > $3) and ($4::int is null or m.seq < $4)
     order by case when $3::int is null then -m.seq else m.seq end limit $5`,
};

/** A device that was away for so many changes shows the older ones when it loads the thread again. */
const MOST_REVISED = 500;

/** Messages up to a number that changed after a revision, the latest changes first: reactions come at any time. */
const REVISED: Statement = {
  name: 'chat-messages-revised',
  text: `
    select ${MESSAGE}, m.sender_id = $2 as mine from messages m
     where m.conversation_id = $1 and m.revision > $3 and m.seq <= $4 and m.seq > $5
     order by m.revision desc limit ${String(MOST_REVISED)}`,
};

type Window = {
  /** With `after`: also what changed since. */
  readonly revision?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** Messages of one conversation, ascending: after a number, before one, or the newest. */
export async function threadMessages(viewer: MemberViewer, head: HeadRow, window: Window) {
  if (head.conversation === null) return { messages: [], hasMore: false };
  const { after = null, before = null, limit } = window;
  const side = [head.conversation, viewer.profileId];
  const values = [...side, after, before, limit + 1, dueUntil(), head.expiredSeq];
  const rows = await run<MessageRow>(MESSAGES, values);
  const reader = readerOf(viewer, head);
  const revised =
    window.after === undefined || window.revision === undefined
      ? []
      : await run<MessageRow>(REVISED, [...side, window.revision, window.after, head.expiredSeq]);
  const shown = [...revised, ...rows.slice(0, limit)];
  const answered = shown.map(({ replyTo }) => replyTo);
  const quotes = await readQuotes(
    { ...head, profileId: viewer.profileId },
    reader,
    answered,
    shown,
  );
  const messages = shown.map((row) =>
    presentMessage(row, reader, row.replyTo === null ? null : quotes.get(row.replyTo)),
  );
  return { messages: messages.sort((a, b) => a.seq - b.seq), hasMore: rows.length > limit };
}
