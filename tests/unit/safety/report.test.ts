import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isBlocked, onBlocks, rememberBlock } from '#components/safety/blocked-memory.ts';
import { draftFault } from '#components/safety/report-draft.ts';
import { locales } from '#lib/brands/schema.ts';
import { reportReasons, textReasons } from '#lib/review-queue/reasons.ts';

test.each([
  [{ reason: undefined, details: 'x' }, 'reason'],
  [{ reason: 'other', details: '  ' }, 'details'],
  [{ reason: 'other', details: 'x' }, undefined],
  [{ reason: 'scam', details: '' }, undefined],
] as const)('%j lacks %s', (draft, missing) => {
  expect(draftFault({ ...draft, block: true })).toBe(missing);
});

test.each(locales)(
  'has copy for every reason in %s, for the reporter, the warned and the restricted member',
  (l) => {
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(`messages/${l}/${file}`, 'utf8'));
    const { report } = read('safety.json') as { report: { reasons: object } };
    const { restriction } = read('mail.json') as { restriction: { why: object } };
    const { warning } = read('popups.json') as { warning: { why: object } };
    expect(Object.keys(report.reasons).sort()).toEqual([...reportReasons].sort());
    expect(Object.keys(warning.why).sort()).toEqual([...reportReasons].sort());
    const allReasons = new Set<string>([...reportReasons, ...textReasons]);
    expect(Object.keys(restriction.why).sort()).toEqual([...allReasons].sort());
  },
);

test('notifies the listeners of a block on this page, until they unsubscribe', () => {
  const changes: boolean[] = [];
  const stop = onBlocks(() => changes.push(isBlocked('anna')));
  rememberBlock('anna', true);
  rememberBlock('anna', false);
  stop();
  rememberBlock('anna', true);
  expect([changes, isBlocked('bea')]).toEqual([[true, false], false]);
});
