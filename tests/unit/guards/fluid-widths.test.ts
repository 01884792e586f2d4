import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** A least width in rem, which text of twice the size doubles: 10rem and an icon fill a window of 320 px. */
const FIXED = /(?<![\w:@-])min-w-(?:[4-9]\d|\d{3})\b/g;

test('no block of a member page has a least width that text of twice the size makes wider than a window of 320 px', () => {
  const files = globSync('components/**/*.tsx', { exclude: ['components/desk/**'] });
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FIXED)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});
