import { describe, expect, test } from '@jest/globals';
import { disputeOf } from '#lib/payments/providers/paypal/dispute.ts';
import { moneyOf, readMoney } from '#lib/payments/providers/paypal/money.ts';
import { observeCapture, observeOrder } from '#lib/payments/providers/paypal/transform.ts';

const AMOUNT = { currency_code: 'EUR', value: '29.90' };

describe('PayPal amounts', () => {
  test('are converted from decimals to minor units', () => {
    expect(moneyOf(2_990, 'EUR')).toEqual(AMOUNT);
    expect(readMoney(AMOUNT)).toEqual({ amountMinor: 2_990, currency: 'EUR' });
    expect(readMoney({ ...AMOUNT, value: '0.29' }).amountMinor).toBe(29);
    expect(readMoney({ ...AMOUNT, value: '1005' }).amountMinor).toBe(100_500);
  });

  test.each(['', '-1.00', '1e3', '29.905', '29,90', 'NaN', '99999999999', null, 29.9])(
    'are refused when malformed: %j',
    (value) => {
      expect(readMoney({ ...AMOUNT, value }).amountMinor).toBeNull();
    },
  );
});

describe('a PayPal order', () => {
  const order = (status: string, capture?: object) => ({
    id: '5O190127TN364715T',
    status,
    purchase_units: [
      { custom_id: 'A-1', amount: AMOUNT, ...(capture && { payments: { captures: [capture] } }) },
    ],
  });

  test.each([
    ['CREATED', 'requires_action'],
    ['PAYER_ACTION_REQUIRED', 'requires_action'],
    ['APPROVED', 'requires_action'],
    ['VOIDED', 'canceled'],
    ['COMPLETED', 'unknown'],
    ['SOMETHING_NEW', 'unknown'],
  ])('that is %s without a capture charges nothing', (status, state) => {
    expect(observeOrder(order(status), true)).toMatchObject({ state, reference: 'A-1' });
  });

  test.each([
    ['COMPLETED', 'captured', 'success'],
    ['REFUNDED', 'captured', 'success'],
    ['PARTIALLY_REFUNDED', 'captured', 'success'],
    ['PENDING', 'confirming', 'pending'],
    ['DECLINED', 'refused', 'card_declined'],
    ['FAILED', 'refused', 'card_declined'],
    ['SOMETHING_NEW', 'unknown', 'pending'],
  ])('whose capture is %s is %s', (status, state, outcome) => {
    const seen = observeOrder(order('COMPLETED', { id: 'C1', status, amount: AMOUNT }), true);
    expect(seen).toMatchObject({ state, outcome, threeDs: true, result: { capture: 'C1' } });
  });

  test('reports the captured amount beside the ordered one', () => {
    const amount = { ...AMOUNT, value: '30.90' };
    const seen = observeOrder(order('COMPLETED', { status: 'COMPLETED', amount }), true);
    expect(seen).toMatchObject({ amountMinor: 2_990, capturedMinor: 3_090 });
  });

  test('captured without an amount is still pending', () => {
    expect(observeCapture({ status: 'COMPLETED', custom_id: 'A-1' }).state).toBe('confirming');
  });
});

describe('a PayPal dispute', () => {
  const dispute = (stage: string, outcome?: string) =>
    disputeOf({
      dispute_id: 'PP-D-1',
      dispute_amount: AMOUNT,
      dispute_life_cycle_stage: stage,
      status: outcome === undefined ? 'OPEN' : 'RESOLVED',
      ...(outcome !== undefined && { dispute_outcome: { outcome_code: outcome } }),
    });

  test.each([
    ['INQUIRY', undefined, 'inquiry', 'inquiry'],
    ['CHARGEBACK', undefined, 'chargeback', 'open'],
    ['PRE_ARBITRATION', undefined, 'second', 'open'],
    ['ARBITRATION', undefined, 'second', 'open'],
    ['INQUIRY', 'CANCELED_BY_BUYER', 'inquiry', 'closed'],
    ['INQUIRY', 'RESOLVED_SELLER_FAVOUR', 'inquiry', 'closed'],
    ['INQUIRY', 'RESOLVED_BUYER_FAVOUR', 'chargeback', 'lost'],
    ['CHARGEBACK', 'RESOLVED_SELLER_FAVOUR', 'chargeback', 'won'],
    ['CHARGEBACK', 'CANCELED_BY_BUYER', 'chargeback', 'won'],
    ['CHARGEBACK', 'ACCEPTED', 'chargeback', 'lost'],
    ['ARBITRATION', 'RESOLVED_BUYER_FAVOUR', 'second', 'lost'],
  ])('at stage %s, with outcome %s', (stage, outcome, ours, state) => {
    expect(dispute(stage, outcome)).toMatchObject({ kind: 'dispute', stage: ours, state });
  });

  test('with missing data is ignored until its next event', () => {
    expect(dispute('SOMETHING_NEW')).toEqual({ kind: 'other' });
    expect(disputeOf({ dispute_life_cycle_stage: 'CHARGEBACK' })).toEqual({ kind: 'other' });
  });
});
