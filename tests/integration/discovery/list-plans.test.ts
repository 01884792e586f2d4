import { expect, test } from '@jest/globals';
import { INBOX_STATE } from '#lib/chat/conversations/inbox-state.ts';
import { LIST, NAMED } from '#lib/chat/conversations/list-statements.ts';
import { newMatchesOf } from '#lib/chat/conversations/new-matches.ts';
import { pool } from '#lib/db/pool.ts';
import type { Statement } from '#lib/db/statement.ts';
import { LIKERS } from '#lib/discovery/likers/list-likers.ts';
import { NEW_MEMBERS } from '#lib/discovery/saved-searches/new-members.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

// Of a vacuumed table the planner knows that an index has all it needs; a small one costs the same by any index.
const AS_VACUUMED = `update pg_class set relallvisible = 1000000 where relname = 'profiles'`;

/** The query plan with sequential scans and sorts disabled and profiles vacuumed, as on large tables. */
async function planOf({ text }: Statement, values: readonly unknown[]): Promise<string> {
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    await client.query('set local enable_sort = off');
    await client.query(AS_VACUUMED);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the likes of a member are read from their index, the latest first', async () => {
  const plan = await planOf(LIKERS, [newId(), 'dolcevita', 20, 0]);
  expect(plan).toMatch(/Limit.*\n\s*->\s*Index (Only )?Scan using swipes_likes_received/);
});

test('the new matches of a member are read from their indexes, from either side', async () => {
  const text = newMatchesOf('$2');
  const plan = await planOf({ name: 'new-matches', text }, [newId(), after(clock.now(), -DAY)]);
  expect(plan.match(/using conversations_new_(low|high)/g)).toHaveLength(2);
  expect(plan).not.toMatch(/Seq Scan|participants_inbox/);
});

const listed = [newId(), null, 31, clock.now(), newId(), clock.now(), clock.now()];

test('the conversations of a member are a range of the index of their list', async () => {
  const plan = await planOf(LIST, listed);
  expect(plan).toMatch(/using participants_inbox.*\n\s*Index Cond: .*last_message_at </);
});

// A plan that excludes partitions by the values of one run seems cheaper than the general one, and is made again at each run.
test('the state of an inbox opens no partition of the messages, a list each of them once', async () => {
  const scansOf = (plan: string) => plan.match(/ on messages_p00/g) ?? [];
  expect(scansOf(await planOf(INBOX_STATE, [newId(), clock.now()]))).toHaveLength(0);
  expect(scansOf(await planOf(LIST, listed))).toHaveLength(1);
});

test('a search by name reads the names in their index', async () => {
  const plan = await planOf(NAMED, [...listed, 'anna', false]);
  expect(plan).toMatch(/Index (Only )?Scan using profiles_names on profiles n/);
  expect(plan).toMatch(/using participants_inbox.*\n\s*Index Cond: .*last_message_at </);
});

test('the new members of a search are a range of the index of the newest', async () => {
  const now = clock.now();
  const who = [newId(), 'dolcevita', 1, ['woman'], ['man', 'everyone'], after(now, -DAY), now];
  const plan = await planOf(NEW_MEMBERS, [
    ...who,
    '1980-01-01',
    '2000-01-01',
    false,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  expect(plan).toContain('using listings_newest');
  expect(plan).toMatch(/Index Cond: .*listed_at >.*listed_at <=/);
});
