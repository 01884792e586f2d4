// [core §1 Ten brands]
import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { brandIds } from '#lib/brands/brand-ids.ts';
import { writtenLists } from '#lib/brands/written-lists.ts';

const folders = readdirSync('brands');

test('the brands are the folders, and the lists on disk are those that `bin/write-brands.mjs` writes', () => {
  expect([...brandIds]).toEqual([...folders].sort());
  for (const [file, text] of writtenLists(folders)) {
    expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
  }
});

describe('a new folder', () => {
  const before = writtenLists(['spark', 'fuego']);
  const after = writtenLists(['spark', 'alba', 'fuego']);

  test.each([...before.keys()])('is added to %s, in alphabetical order', (file) => {
    const added = (after.get(file) ?? '').replace(before.get(file) ?? '', '');
    expect(added).toMatch(/alba[\s\S]*fuego[\s\S]*spark/);
    expect(before.get(file)).not.toContain('alba');
  });

  test('is formatted as by the formatter when there are ten', () => {
    const many = Array.from({ length: 10 }, (_, index) => `brandnumber${String(index)}`);
    expect(writtenLists(many).get('lib/brands/brand-ids.ts')).toContain(
      "brandIds = [\n  'brandnumber0',\n",
    );
  });
});
