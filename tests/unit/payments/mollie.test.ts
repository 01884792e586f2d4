import { describe, expect, test } from '@jest/globals';
import type { ChargeRequest } from '#lib/payments/providers/charge-request.ts';
import { observeRefund } from '#lib/payments/providers/mollie/refunds.ts';
import { paymentBody } from '#lib/payments/providers/mollie/request.ts';
import { mandateOf } from '#lib/payments/providers/mollie/stored-payment-method.ts';
import { observePayment, observeRefusal } from '#lib/payments/providers/mollie/transform.ts';

const PAID = {
  id: 'tr_7UhSN1zuXS',
  status: 'paid',
  sequenceType: 'first',
  method: 'creditcard',
  amount: { currency: 'EUR', value: '24.90' },
  metadata: { company: 'gankomedia', reference: 'A-1' },
  customerId: 'cst_kEn1PlbGa',
  mandateId: 'mdt_h3gAaD5zP',
  details: {
    cardNumber: '6787',
    cardLabel: 'Mastercard',
    cardExpiryDate: '2029-11-30',
    cardSecurity: '3dsecure',
  },
};
const { mandateId: _mandateId, ...WITHOUT_MANDATE } = PAID;

describe('a Mollie payment', () => {
  test.each([
    ['open', 'first', 'requires_action', 'pending'],
    ['open', 'recurring', 'confirming', 'pending'],
    ['pending', 'first', 'confirming', 'pending'],
    ['authorized', 'first', 'authorized', 'pending'],
    ['paid', 'first', 'captured', 'success'],
    ['canceled', 'first', 'canceled', 'retry'],
    ['expired', 'first', 'expired', 'retry'],
    ['failed', 'first', 'refused', 'card_declined'],
    ['something_new', 'first', 'unknown', 'pending'],
  ])('that is %s and %s is %s', (status, sequenceType, state, outcome) => {
    expect(observePayment({ ...PAID, status, sequenceType })).toMatchObject({
      state,
      outcome,
      reference: 'A-1',
      providerReference: PAID.id,
    });
  });

  test('counts only with its amount', () => {
    for (const amount of [null, { currency: 'EUR' }, { currency: 'EUR', value: '24,90' }]) {
      expect(observePayment({ ...PAID, amount }).state).toBe('confirming');
    }
    expect(observePayment(PAID)).toMatchObject({ amountMinor: 2_490, currency: 'EUR' });
  });

  test('stores the mandate of a first payment with its displayable data, and nothing else', () => {
    expect(observePayment(PAID).stored).toEqual({
      token: 'cst_kEn1PlbGa/mdt_h3gAaD5zP',
      cardBrand: 'mastercard',
      lastFour: '6787',
      expiresOn: '11/2029',
    });
    const wallet = { ...PAID, method: 'paypal', details: { paypalReference: '9AL35361CF606152E' } };
    expect(observePayment(wallet).stored).toMatchObject({ lastFour: null, expiresOn: null });
    expect(observePayment({ ...PAID, sequenceType: 'recurring' }).stored).toBeNull();
    expect(observePayment(WITHOUT_MANDATE).stored).toBeNull();
    expect(observePayment({ ...PAID, status: 'failed' }).stored).toBeNull();
  });

  test('is authenticated only when its payer was challenged', () => {
    const by = (change: object) => observePayment({ ...PAID, ...change }).threeDs;
    expect(by({})).toBe(true);
    expect(by({ details: { ...PAID.details, cardSecurity: 'normal' } })).toBe(false);
    expect(by({ method: 'ideal', details: {} })).toBe(true);
    expect(by({ sequenceType: 'recurring', method: 'directdebit' })).toBe(false);
  });

  test('redirects to its page with the query of its address', () => {
    const checkout = { href: 'https://www.mollie.com/checkout/select/7UhSN1zuXS?lang=it&b=1' };
    const open = { ...PAID, status: 'open', _links: { checkout } };
    expect(observePayment(open).action).toEqual({
      type: 'redirect',
      method: 'GET',
      data: { lang: 'it', b: '1' },
      url: 'https://www.mollie.com/checkout/select/7UhSN1zuXS',
    });
    expect(
      observePayment({ ...open, _links: { checkout: { href: 'nowhere' } } }).action,
    ).toBeNull();
  });

  test('that failed yields the issuer’s more precise reason, and stores only the codes', () => {
    const details = { failureReason: 'refused_by_issuer', failureMessage: 'Ada, call us' };
    const failed = { ...PAID, status: 'failed', details, statusReason: { code: 'stolen_card' } };
    const { outcome, result } = observePayment(failed);
    expect(outcome).toBe('lost_or_stolen');
    expect(result).toEqual({
      status: 'failed',
      method: 'creditcard',
      failureReason: 'refused_by_issuer',
      statusReason: 'stolen_card',
    });
  });
});

describe('a call refused by Mollie', () => {
  const refused = (status: number, errorCode: string) =>
    observeRefusal({ kind: 'refused', status, errorCode, body: {} });

  test.each([
    [422, 'mandateId', { state: 'refused', outcome: 'change_method', technical: false }],
    [422, 'customerId', { state: 'refused', outcome: 'retry', technical: false }],
    [422, 'amount', { state: 'error', outcome: 'generic', technical: false }],
    [401, 'Unauthorized Request', { state: 'error', outcome: 'retry', technical: true }],
    [429, 'Too Many Requests', { state: 'error', outcome: 'retry', technical: true }],
  ] as const)('with %i for %s has the matching outcome', (status, errorCode, seen) => {
    expect(refused(status, errorCode)).toMatchObject(seen);
  });

  test('is unknown when the answer was lost', () => {
    expect(observeRefusal({ kind: 'lost' })).toMatchObject({ state: 'unknown', technical: false });
    expect(observeRefusal({ kind: 'not_sent' })).toMatchObject({ state: 'error', technical: true });
  });
});

describe('a request to Mollie', () => {
  const request = {
    company: 'gankomedia',
    reference: 'A-1',
    amountMinor: 2_490,
    currency: 'EUR',
    planName: '150 crediti',
    descriptor: 'GANKO',
    notifyUrl: 'http://x.test/hook?c=gankomedia',
    returnUrl: 'http://x.test/back',
    cancelUrl: 'http://x.test/back',
    paymentMethod: { kind: 'hosted' },
    payer: { id: 'm', email: 'ada@example.test', firstName: 'Ada', locale: 'fr' },
  } as unknown as ChargeRequest;

  test('contains neither the buyer’s name nor address', () => {
    const body = paymentBody(request, null);
    expect(body).toMatchObject({
      sequenceType: 'oneoff',
      locale: 'fr_FR',
      webhookUrl: request.notifyUrl,
      amount: { currency: 'EUR', value: '24.90' },
      metadata: { reference: 'A-1' },
    });
    expect(JSON.stringify(body)).not.toMatch(/"Ada|ada@/);
    expect(paymentBody(request, 'cst_1')).toMatchObject({
      sequenceType: 'first',
      customerId: 'cst_1',
    });
  });

  test('charges the mandate of a stored method, and never another kind', () => {
    const token = 'cst_kEn1PlbGa/mdt_h3gAaD5zP';
    expect(
      paymentBody({ ...request, paymentMethod: { kind: 'stored', token } }, null),
    ).toMatchObject({
      sequenceType: 'recurring',
      customerId: 'cst_kEn1PlbGa',
      mandateId: 'mdt_h3gAaD5zP',
      redirectUrl: null,
    });
    for (const foreign of ['8415995487234100', 'cst_1', 'cst_1/../payments', 'cst_1/mdt_1/x']) {
      expect(mandateOf(foreign)).toBeNull();
      const paymentMethod = { kind: 'stored', token: foreign } as const;
      expect(() => paymentBody({ ...request, paymentMethod }, null)).toThrow('not a Mollie token');
    }
    const wallet = { kind: 'wallet', wallet: 'applepay', token: 'x' } as const;
    expect(() => paymentBody({ ...request, paymentMethod: wallet }, null)).toThrow('wallet');
  });
});

test.each([
  ['queued', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['refunded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['something_new', 'unknown'],
])('a refund that is %s is %s', (status, state) => {
  const refund = { id: 're_1', status, amount: { currency: 'EUR', value: '10.00' } };
  expect(observeRefund(refund)).toMatchObject({
    state,
    providerReference: 're_1',
    amountMinor: 1_000,
    reason: state === 'failed' ? status : null,
  });
});
