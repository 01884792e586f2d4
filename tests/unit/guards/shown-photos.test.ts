import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../../setup/process.ts';
import { sourceFiles } from '../../setup/source-patterns.ts';

/** Reads of approved rows of `photos` by their own condition: they would show a voice introduction as a picture. */
const OWN_CONDITIONS = [
  /\b(?:from|join) photos f\b(?:(?!\b(?:from|join)\b)[^`])*?\bf\.state = 'approved'/gi,
  /\bphotos: \{\s*where: \{[^}]*\bstate: 'approved'/g,
  /\.photo\.(?:find\w+|count)\(\{\s*where: \{[^}]*\bstate: 'approved'/g,
];

const found = (text: string): number =>
  OWN_CONDITIONS.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);

test('approved photos are read by the common condition, which leaves voice introductions out', () => {
  const files = sourceFiles().filter((file) => file.startsWith('lib/'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => found(readFileSync(join(root, file), 'utf8')) > 0)).toEqual([]);
});

test.each([
  "select 1 from photos f where f.profile_id = p.id and f.state = 'approved'",
  "include: { photos: { where: { state: 'approved' }, take: 1 } }",
  "db().photo.findFirst({ where: { profileId, state: 'approved' } })",
])('finds %s', (text) => {
  expect(found(text)).toBe(1);
});
