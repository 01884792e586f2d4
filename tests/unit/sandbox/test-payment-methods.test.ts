import { expect, test } from '@jest/globals';
import { outcomes } from '#lib/payments/outcomes.ts';
import { numberError } from '../../../sandbox/adyen/fields/card-rules.ts';
import { caseOf, TEST_PAYMENT_METHODS } from '../../../sandbox/payments/test-payment-methods.ts';

test('there are means for everything that a payment can come to, each with a number of its own', () => {
  const cases = TEST_PAYMENT_METHODS.map((testMethod) => testMethod.case);
  expect(cases).toEqual(expect.arrayContaining(outcomes.filter((outcome) => outcome !== 'open')));
  expect(new Set(TEST_PAYMENT_METHODS.map(({ number }) => number)).size).toBe(
    TEST_PAYMENT_METHODS.length,
  );
  for (const { number } of TEST_PAYMENT_METHODS)
    expect([number, numberError(number)]).toEqual([number, null]);
});

test.each(TEST_PAYMENT_METHODS)('$case is called by number, name and address', (testMethod) => {
  expect(caseOf({ number: testMethod.number, holderName: 'Ada Rossi' })).toBe(testMethod.case);
  expect(caseOf({ holderName: `Ada ${testMethod.name.toLowerCase()}` })).toBe(testMethod.case);
  expect(caseOf({ email: `${testMethod.email}@example.test` })).toBe(testMethod.case);
});

test('a name goes before a number, and other means call nothing', () => {
  const lost = { number: '4111111111111111', holderName: 'Lost_or_stolen Rossi' };
  expect(caseOf(lost)).toBe('lost_or_stolen');
  expect(caseOf({ number: '4000000000000002', holderName: 'Ada', email: 'ada@b.c' })).toBe(
    undefined,
  );
});
