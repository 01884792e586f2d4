import { run, type Statement } from '../../db/statement.ts';
import type { Quote } from '../../realtime/events.ts';
import { dueUntil } from '../conversations/not-yet-due.ts';
import { MESSAGE, type MessageRow } from '../message-row.ts';
import type { Reader } from '../present.ts';
import { presentQuote } from './present-quote.ts';

const QUOTED: Statement = {
  name: 'quoted-messages',
  text: `
    select ${MESSAGE}, m.sender_id = $2 as mine from messages m
     where m.conversation_id = $1 and m.seq = any($3::int[]) and m.kind = 'personal'
       and m.seq > $4 and m.created_at <= $5`,
};

type Side = {
  readonly conversation: string | null;
  readonly profileId: string;
  /** Messages up to this one are hidden from the side. */
  readonly expiredSeq: number;
};

/** The quotes of answered messages by their numbers, read in one statement; those among `known` are not read again. */
export async function readQuotes(
  { conversation, profileId, expiredSeq }: Side,
  reader: Reader,
  answered: readonly (number | null)[],
  known: readonly MessageRow[] = [],
): Promise<ReadonlyMap<number, Quote>> {
  const seqs = new Set(answered.filter((seq) => seq !== null));
  const rows = new Map(known.map((row) => [row.seq, row]));
  const unknown = [...seqs].filter((seq) => !rows.has(seq));
  if (unknown.length > 0 && conversation !== null) {
    const values = [conversation, profileId, unknown, expiredSeq, dueUntil()];
    for (const row of await run<MessageRow>(QUOTED, values)) rows.set(row.seq, row);
  }
  return new Map([...seqs].map((seq) => [seq, presentQuote(seq, rows.get(seq), reader)]));
}
