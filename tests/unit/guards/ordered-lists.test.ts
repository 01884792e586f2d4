import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../setup/process.ts';
import { sourceFiles } from '../../setup/source-patterns.ts';

/** An `orderBy` whose last column is a time. */
const LAST_IS_TIME =
  /orderBy:\s*(?:\[[^\]]*)?\{\s*(?:at|\w+At):\s*(?:'\w+'|\{[^}]*\}),?\s*\}(?!\s*,\s*\{)/g;

const endsInTime = (text: string): readonly string[] => text.match(LAST_IS_TIME) ?? [];

// Rows of one moment would change places from one page to the next, and "the newest" would be any of them.
test('what is ordered by a time is ordered by a unique column besides', () => {
  const found = sourceFiles()
    .filter((file) => file.startsWith('lib/'))
    .flatMap((file) =>
      endsInTime(readFileSync(join(root, file), 'utf8')).map((orderBy) => ({ file, orderBy })),
    );
  expect(found).toEqual([]);
});

test.each([
  "orderBy: { at: 'desc' }",
  "orderBy: [{ dueAt: { sort: 'asc', nulls: 'last' } }, { openedAt: 'asc' }]",
  "orderBy: [\n  { brandId: 'asc' },\n  { createdAt: 'asc' },\n]",
])('finds %j', (orderBy) => {
  expect(endsInTime(orderBy)).toHaveLength(1);
});

test.each([
  "orderBy: [{ at: 'desc' }, { id: 'desc' }]",
  "orderBy: [{ dueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }]",
  "orderBy: { seq: 'asc' }",
])('accepts %j', (orderBy) => {
  expect(endsInTime(orderBy)).toEqual([]);
});
