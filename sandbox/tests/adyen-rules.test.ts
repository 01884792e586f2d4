import { expect, test } from '@jest/globals';
import { mismatch } from '../adyen/schema.ts';
import { notificationBody, signItem } from '../adyen/notification.ts';
import { REFUSALS } from '../adyen/refusals.ts';
import { refusalOfCard, refusedCard, refusedLaterCard, TEST_CARDS } from '../adyen/cards.ts';
import { expiryError, groupExpiry, groupNumber, numberError } from '../adyen/fields/card-rules.ts';

const AMOUNT = { value: 1130, currency: 'EUR' };

test('the signature equals that of the provider’s published example', () => {
  const item = {
    pspReference: '7914073381342284',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    amount: AMOUNT,
    eventCode: 'AUTHORISATION',
    success: 'true' as const,
    eventDate: '2014-08-06T17:15:34.121+02:00',
    paymentMethod: 'visa',
  };
  const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  expect(signItem(item, key)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
});

test('a message with an unknown property violates the published schema', () => {
  const request = { merchantAccount: 'gankomedia', amount: AMOUNT };
  expect(mismatch('checkout', 'PaymentRefundRequest', request)).toBeUndefined();
  expect(mismatch('checkout', 'PaymentRefundRequest', { ...request, colour: 'red' })).toContain(
    'colour',
  );
  expect(mismatch('checkout', 'PaymentRefundRequest', { amount: AMOUNT })).toContain(
    'merchantAccount',
  );
  expect(() => mismatch('checkout', 'Nothing', {})).toThrow('no checkout#');
});

test.each([
  'AUTHORISATION',
  'CAPTURE',
  'REFUND',
  'CANCELLATION',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
])(
  'a %s notification matches the published schema, and one with a broken amount is not sent',
  (eventCode) => {
    const item = {
      eventCode,
      pspReference: 'ABCDEFGHIJKLMNOP',
      merchantAccountCode: 'gankomedia',
      merchantReference: 'order-1',
      amount: AMOUNT,
      success: 'true' as const,
      eventDate: '2026-11-21T10:00:00.000Z',
      paymentMethod: 'visa',
      additionalData: {},
    };
    const key = '00'.repeat(32);
    expect(notificationBody(item, key)).toContain('"live":"false"');
    const broken = { ...item, amount: { value: 1.5, currency: 'EUR' } };
    expect(() => notificationBody(broken, key)).toThrow('amount');
  },
);

test('every published card and every range number passes the rules of the card form', () => {
  for (const { number } of TEST_CARDS) expect(numberError(number)).toBeNull();
  for (const { code } of REFUSALS) {
    expect(numberError(refusedCard(code))).toBeNull();
    expect(refusalOfCard(refusedCard(code), true)?.code).toBe(code);
    expect(refusalOfCard(refusedLaterCard(code), true)).toBeUndefined();
    expect(refusalOfCard(refusedLaterCard(code), false)?.code).toBe(code);
  }
});

test('typed text is grouped and validated', () => {
  expect(groupNumber('41111111')).toBe('4111 1111');
  expect([groupExpiry('5', false), groupExpiry('12', false), groupExpiry('12', true)]).toEqual([
    '05/',
    '12/',
    '12',
  ]);
  const today = new Date(2026, 10, 21);
  expect(expiryError('1126', today)).toBeNull();
  expect(expiryError('1026', today)).toBe('expiry_past');
  expect(expiryError('1330', today)).toBe('expiry_invalid');
  expect(numberError('4111111111111112')).toBe('number_invalid');
  expect(numberError('411111')).toBe('number_incomplete');
  expect(numberError('9999999999999995')).toBe('number_unsupported');
});
