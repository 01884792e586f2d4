import { isReference } from '../../care/reference.ts';
import { tagOf } from '../../care/tag-ticket.ts';
import { run, type Statement } from '../../db/statement.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { DAY } from '../../kernel/clock.ts';
import { HIGHEST_ID, isId } from '../../kernel/ids.ts';
import { ticketPage, TICKETS_READ, type TicketRow } from './ticket-page.ts';

const LIMIT = `limit ${String(TICKETS_READ)}`;

/** The newest tickets first; ids are in the order of time. `$1` are the brands, `$2` the cursor, `$3` is now. */
const found = (name: string, rows: string): Statement => ({
  name: `desk-tickets-by-${name}`,
  text: ticketPage(
    `(select f.id, t.created_at as at from (${rows} order by 1 desc ${LIMIT}) f (id) join tickets t on t.id = f.id) one`,
    'one.id desc',
  ),
});

const BY_REFERENCE = found(
  'reference',
  'select id from tickets where reference = $4 and brand_id = any($1) and id < $2',
);
const BY_ADDRESS = found(
  'address',
  'select id from tickets where lower(email) = $4 and brand_id = any($1) and id < $2',
);

/** Each brand is read by its own index scan. */
export const BY_TAG = found(
  'tag',
  `select g.ticket_id from unnest($1::text[]) b(id) cross join lateral (
     select ticket_id from ticket_tags
      where brand_id = b.id and tag = $4 and ticket_id < $2 order by ticket_id desc ${LIMIT}) g`,
);

/**
 * The words of a text and the period of its ticket, as the indexes have them: an index of words has no order, so that
 * a search reads one period after the other, the newest first, and stops at a full page.
 */
const wordsOf = (text: string, id: string): string =>
  `(to_tsvector('simple', ${text}) || array_to_tsvector(array['~' || left(${id}::text, 4)]))`;
const ASKED = "(websearch_to_tsquery('simple', $4) && quote_literal($5::text)::tsquery)";

/**
 * `$4` are the words, `$5` is the period. Materialized, since the planner would rather test the words of every ticket
 * of a brand. Without a word, as for a question mark alone, nothing is found.
 */
export const BY_WORDS = found(
  'words',
  `with worded (id) as materialized (
     select id from tickets where ${wordsOf('text', 'id')} @@ ${ASKED}
     union
     select m.ticket_id from ticket_messages m where ${wordsOf('m.text', 'm.ticket_id')} @@ ${ASKED})
   select t.id from worded w join tickets t on t.id = w.id
    where numnode(websearch_to_tsquery('simple', $4)) > 0
      and t.brand_id = any($1) and t.id < $2 and t.merged_into_id is null`,
);

/** Answered tickets are stored for three years; those that are still open may be older. */
const SEARCHED_MS = 5 * 365 * DAY;
/** The first four hexadecimal digits of an id are its time in units of this, about fifty days. */
const PERIOD_MS = 2 ** 32;

const periodAt = (number: number): string => `~${number.toString(16).padStart(4, '0')}`;

/** The periods from that of the cursor back, the newest first. */
function periodsBefore(cursor: string, now: Date): string[] {
  const latest = Math.floor(now.getTime() / PERIOD_MS);
  const first = Math.min(latest, Number.parseInt(cursor.slice(0, 4), 16));
  const last = Math.floor((now.getTime() - SEARCHED_MS) / PERIOD_MS);
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, nth) => periodAt(first - nth));
}

type Search = {
  readonly brandIds: readonly string[];
  readonly find: string;
  /** The id of the last ticket of the previous page. */
  readonly after?: string | undefined;
  readonly now: Date;
};

async function byWords({ brandIds, find, now }: Search, cursor: string): Promise<TicketRow[]> {
  const rows: TicketRow[] = [];
  for (const period of periodsBefore(cursor, now)) {
    rows.push(...(await run<TicketRow>(BY_WORDS, [brandIds, cursor, now, find, period])));
    if (rows.length >= TICKETS_READ) break;
  }
  return rows.slice(0, TICKETS_READ);
}

/**
 * For operators with the duty `care`: tickets on some brands by reference, sender's address, `#tag` or the words of
 * their messages, the newest first.
 */
export function findTickets(search: Search): Promise<TicketRow[]> {
  const { brandIds, after = '', now } = search;
  const find = search.find.trim();
  const cursor = isId(after) ? after : HIGHEST_ID;
  const values = [brandIds, cursor, now];
  if (isReference(find.toUpperCase()))
    return run<TicketRow>(BY_REFERENCE, [...values, find.toUpperCase()]);
  if (find.startsWith('#')) return run<TicketRow>(BY_TAG, [...values, tagOf(find.slice(1)) ?? '']);
  if (find.includes('@') && !/\s/.test(find))
    return run<TicketRow>(BY_ADDRESS, [...values, normaliseEmail(find)]);
  return byWords(search, cursor);
}
