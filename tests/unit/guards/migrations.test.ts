import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'amarena-linted-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The rules that the check reports for a migration. */
function reported(sql: string, name = '20270101000000_change'): readonly string[] {
  mkdirSync(join(folder, name), { recursive: true });
  const file = join(folder, name, 'migration.sql');
  writeFileSync(file, sql);
  const { stdout, error } = spawnSync(
    join(root, 'node_modules/.bin/squawk'),
    ['--config', join(root, 'tests/config/squawk.toml'), '--reporter', 'json', file],
    { encoding: 'utf8' },
  );
  if (error) throw error;
  const found = JSON.parse(stdout || '[]') as { rule_name: string }[];
  return [...new Set(found.map(({ rule_name: rule }) => rule))].sort();
}

const OUTSIDE = '-- squawk-disable-assume-in-transaction\n';

test.each([
  ['drops a column', 'alter table users drop column level;', 'ban-drop-column'],
  ['drops a table', 'drop table photos;', 'ban-drop-table'],
  ['renames a column', 'alter table users rename column level to rank;', 'renaming-column'],
  ['renames a table', 'alter table users rename to members;', 'renaming-table'],
  [
    'requires a column',
    'alter table users alter column level set not null;',
    'adding-not-nullable-field',
  ],
  [
    'adds a required column',
    'alter table users add column rank int not null;',
    'adding-required-field',
  ],
  ['changes a type', 'alter table users alter column level type bigint;', 'changing-column-type'],
  [
    'blocks writes by an index',
    'create index users_level on users (level);',
    'require-concurrent-index-creation',
  ],
  [
    'checks all rows under a lock',
    'alter table users add constraint c check (level > 0);',
    'constraint-missing-not-valid',
  ],
  [
    'builds concurrently in a transaction',
    'create index concurrently users_level on users (level); select 1;',
    'ban-concurrent-index-creation-in-transaction',
  ],
])('20: refuses a migration that %s', (_, sql, rule) => {
  expect(reported(sql)).toContain(rule);
});

test.each([
  [
    'a new table with its index',
    'create table notes (id int primary key, at int); create index notes_at on notes (at);',
  ],
  ['an optional column', 'alter table users add column rank int;'],
  ['a column with a constant default', 'alter table users add column rank int not null default 0;'],
  [
    'a concurrent index',
    `${OUTSIDE}create index concurrently if not exists users_level on users (level);`,
  ],
  [
    'a constraint that is validated later',
    'alter table users add constraint c check (level > 0) not valid;',
  ],
  [
    'the contraction of an expansion',
    '-- squawk-ignore ban-drop-column\nalter table users drop column level;',
  ],
])('20: accepts %s', (_, sql) => {
  expect(reported(sql)).toEqual([]);
});

test('20: leaves out what was there before the first release', () => {
  expect(reported('drop table photos;', '20261123000000_initial')).toEqual([]);
});
