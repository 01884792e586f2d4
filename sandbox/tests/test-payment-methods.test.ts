import { expect, test } from '@jest/globals';
import { numberError } from '../adyen/fields/card-rules.ts';
import { caseOf, TEST_PAYMENT_METHODS } from '../payments/test-payment-methods.ts';

test('gives each test method a valid number of its own', () => {
  expect(new Set(TEST_PAYMENT_METHODS.map(({ number }) => number)).size).toBe(
    TEST_PAYMENT_METHODS.length,
  );
  for (const { number } of TEST_PAYMENT_METHODS)
    expect([number, numberError(number)]).toEqual([number, null]);
});

test.each(TEST_PAYMENT_METHODS)('finds $case by number, name and address', (testMethod) => {
  expect(caseOf({ number: testMethod.number, holderName: 'Ada Rossi' })).toBe(testMethod.case);
  expect(caseOf({ holderName: `Ada ${testMethod.name.toLowerCase()}` })).toBe(testMethod.case);
  expect(caseOf({ email: `${testMethod.email}@example.test` })).toBe(testMethod.case);
});

test('prefers the name to the number, and finds nothing for other methods', () => {
  const lost = { number: '4111111111111111', holderName: 'Lost_or_stolen Rossi' };
  expect(caseOf(lost)).toBe('lost_or_stolen');
  expect(caseOf({ number: '4000000000000002', holderName: 'Ada', email: 'ada@b.c' })).toBe(
    undefined,
  );
});
