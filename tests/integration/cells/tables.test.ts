import { expect, test } from '@jest/globals';
import { BRAND_TABLES } from '../../../bin/cells/brand-tables.ts';
import { references } from '../../../bin/cells/references.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allTables } from '#tests/setup/tables-with.ts';
import { connected } from './rows.ts';

const names = Object.keys(BRAND_TABLES);
const { directUrl } = testDatabase();

test('20: every table says how it belongs to a brand, or why it stays', async () => {
  const all = await connected(directUrl, (client) =>
    allTables((text, values) => client.query(text, [...values])),
  );
  expect([...names].sort()).toEqual(all);
  for (const [table, { own, shared, stays }] of Object.entries(BRAND_TABLES)) {
    expect([table, (own ?? shared) === undefined]).toEqual([table, stays !== undefined]);
  }
});

test('20: tables are copied after those that they refer to', async () => {
  const found = await connected(directUrl, references);
  expect(found.length).toBeGreaterThan(100);
  const early = found.filter(
    ({ child, parent }) => child !== parent && names.indexOf(child) < names.indexOf(parent),
  );
  // Neither moves: each cell has operators of its own.
  expect(early.filter(({ parent }) => parent !== 'operators')).toEqual([]);
});

test('20: a table with a brand moves by its brand', async () => {
  const { rows } = await connected(directUrl, (client) =>
    client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'brand_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    ),
  );
  const staying = rows.filter(({ name }) => BRAND_TABLES[name]?.own === undefined);
  expect(staying.map(({ name }) => name).sort()).toEqual(['brand_pauses', 'log_lines']);
});
