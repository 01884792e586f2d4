import { expect, test } from '@jest/globals';
import { outcomes } from '#lib/payments/outcomes.ts';
import { numberError } from '../../../sandbox/adyen/fields/card-rules.ts';
import { caseOf, TEST_MEANS } from '../../../sandbox/payments/test-means.ts';

test('there are means for everything that a payment can come to, each with a number of its own', () => {
  const cases = TEST_MEANS.map((means) => means.case);
  expect(cases).toEqual(expect.arrayContaining(outcomes.filter((outcome) => outcome !== 'open')));
  expect(new Set(TEST_MEANS.map(({ number }) => number)).size).toBe(TEST_MEANS.length);
  for (const { number } of TEST_MEANS)
    expect([number, numberError(number)]).toEqual([number, null]);
});

test.each(TEST_MEANS)('$case is called by number, name and address', (means) => {
  expect(caseOf({ number: means.number, holderName: 'Ada Rossi' })).toBe(means.case);
  expect(caseOf({ holderName: `Ada ${means.name.toLowerCase()}` })).toBe(means.case);
  expect(caseOf({ email: `${means.email}@example.test` })).toBe(means.case);
});

test('a name goes before a number, and other means call nothing', () => {
  const lost = { number: '4111111111111111', holderName: 'Lost_or_stolen Rossi' };
  expect(caseOf(lost)).toBe('lost_or_stolen');
  expect(caseOf({ number: '4000000000000002', holderName: 'Ada', email: 'ada@b.c' })).toBe(
    undefined,
  );
});
