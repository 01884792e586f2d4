import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';

/** Text faces whose tabular figures fall apart: the one stands in the room of a nought. */
const APART = /^\s*--text: var\(--font-(?:onest)\)/m;

test.each(brands.map(({ id }) => [id]))('%s sets numbers in figures that hold together', (id) => {
  const tokens = readFileSync(`brands/${id}/tokens.css`, 'utf8');
  expect(APART.test(tokens)).toBe(/^\s*--figures: proportional-nums;/m.test(tokens));
});
