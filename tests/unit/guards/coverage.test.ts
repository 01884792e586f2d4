import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { coveragePage } from '../../coverage/page.ts';
import { resolveTags } from '../../coverage/statements.ts';

const { statements, unknown } = resolveTags();

test('each tag and each reason names one statement', () => {
  expect(unknown).toEqual([]);
});

test('each statement has a test or a reason', () => {
  expect(statements.length).toBeGreaterThan(450);
  const open = statements.filter(({ files, reason }) => files.length === 0 && reason === undefined);
  expect(open.map(({ heading, text }) => `${heading}: ${text}`)).toEqual([]);
});

test('lists no statement twice in a section', () => {
  const names = statements.map(({ heading, text }) => `${heading}: ${text}`);
  expect(names).toEqual([...new Set(names)]);
});

test('docs/coverage.md is what node bin/write-coverage.mjs writes', () => {
  expect(readFileSync('docs/coverage.md', 'utf8')).toBe(coveragePage(statements));
});
