import { expect, test } from '@jest/globals';
import { outcomes } from '#lib/payments/outcomes.ts';
import { TEST_PAYMENT_METHODS } from '../../../sandbox/payments/test-payment-methods.ts';

test('the sandbox has a test method for every outcome of a payment', () => {
  const cases = TEST_PAYMENT_METHODS.map((testMethod) => testMethod.case);
  expect(cases).toEqual(expect.arrayContaining(outcomes.filter((outcome) => outcome !== 'open')));
});
