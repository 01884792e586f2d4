import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';

/** Text faces whose tabular digits fall apart: a one has the width of a zero. */
const APART = /^\s*--text: var\(--font-(?:onest)\)/m;

test.each(brands.map(({ id }) => [id]))('%s sets numbers in digits that hold together', (id) => {
  const tokens = readFileSync(`brands/${id}/tokens.css`, 'utf8');
  expect(APART.test(tokens)).toBe(/^\s*--numerals: proportional-nums;/m.test(tokens));
});
