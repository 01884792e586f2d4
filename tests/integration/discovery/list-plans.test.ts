import { expect, test } from '@jest/globals';
import { NEW_MATCHES } from '#lib/chat/conversations/new-matches.ts';
import { pool } from '#lib/db/pool.ts';
import type { Statement } from '#lib/db/statement.ts';
import { LIKERS } from '#lib/discovery/likers/list-likers.ts';
import { NEW_MEMBERS } from '#lib/discovery/saved-searches/new-members.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

/** The query plan with sequential scans and sorts disabled, as on large tables. */
async function planOf({ text }: Statement, values: readonly unknown[]): Promise<string> {
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    await client.query('set local enable_sort = off');
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

test('the new matches of a member are a range of the index of their list, the latest first', async () => {
  const plan = await planOf(NEW_MATCHES, [newId(), after(clock.now(), -DAY)]);
  expect(plan).toMatch(/Limit.*\n\s*->\s*Nested Loop/);
  expect(plan).toMatch(/using participants_inbox.*\n\s*Index Cond: .*last_message_at >/);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test('the new members of a search are a range of the index of the newest', async () => {
  const now = clock.now();
  const who = [newId(), 'dolcevita', 1, 'woman', 'man', after(now, -DAY), now];
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
