import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createDatabase,
  dropDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/setup/database.ts';
import { shareRows } from '../../../bin/cells/share-rows.ts';
import { connected, rowsOf } from './rows.ts';

const SHARED = ['regions', 'cities', 'plan_versions', 'legal_texts', 'payment_routes'];
let target: TestDatabase;
const urls = () => ({ from: testDatabase().directUrl, to: target.directUrl });
const there = (text: string) => connected(target.directUrl, (client) => client.query(text));

beforeAll(async () => {
  target = await createDatabase(process.env['TEST_TEMPLATE'] ?? '');
  // As the migrations leave it.
  await there(`truncate ${SHARED.join(', ')}, profiles cascade`);
});
afterAll(() => dropDatabase(target));

test('20: a new cell has the places, plans, texts and system profiles of another, under their ids', async () => {
  await shareRows(urls());
  const [from, to] = [await rowsOf(urls().from), await rowsOf(urls().to)];
  for (const table of [...SHARED, 'profiles']) {
    expect(from.get(table)?.length).toBeGreaterThan(0);
    expect([table, to.get(table)]).toEqual([table, from.get(table)]);
  }
  // Its own next rows come after those.
  const { rows } = await there(
    `select nextval('cities_id_seq')::int > max(id) as free from cities`,
  );
  expect(rows).toEqual([{ free: true }]);
});

test('20: shared again, it gets what is new and keeps the rest; a plan of its own is refused', async () => {
  await there('set session_replication_role = replica; delete from legal_texts');
  await shareRows(urls());
  const texts = async (url: string) => (await rowsOf(url)).get('legal_texts');
  expect(await texts(urls().to)).toEqual(await texts(urls().from));
  await there(
    `set session_replication_role = replica; update plan_versions set price_minor = price_minor + 1`,
  );
  await expect(shareRows(urls())).rejects.toThrow('different rows in plan_versions');
});
