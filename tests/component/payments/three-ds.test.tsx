// [money §4 3DS trustpay] [money §9 3DS form after 2000 ms]
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ThreeDs } from '#lib/payments/attempts/three-ds.ts';
import type { Outcome } from '#lib/payments/outcomes.ts';
import { navigations } from '#tests/component/support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal } from '#tests/component/support/server.ts';
import { MOLLIE_ORDER, order, orderAnswer, renderCheckout } from './checkout-page.tsx';
import { fakeTimeUser, pass } from './fake-time.ts';
import { BRANDS, type TestBrand } from './offers.ts';

/** The bank's challenge on our page; the provider's script that shows it runs only in a browser. */
const bank: { answer: () => Promise<string> } = { answer: () => Promise.resolve('sealed result') };
jest.unstable_mockModule('#components/payments/three-ds/adyen-challenge.ts', () => ({
  authenticate: () => bank.answer(),
}));

const CHECK = 'POST /api/orders/adyen/checkTransactionStatus';

/** Fields of the forms submitted by script, which jsdom does not support. */
const sent: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  bank.answer = () => Promise.resolve('sealed result');
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
    sent.push(`${this.method} ${this.action} ${JSON.stringify(fields)}`);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Orders, and the provider requires this 3DS step of the browser. */
async function ordered(threeDS: ThreeDs, brand: TestBrand = 'dolcevita') {
  answering({ [MOLLIE_ORDER]: orderAnswer({ message: 'authentication_required', threeDS }) });
  const page = renderCheckout({ brand, user: fakeTimeUser });
  await pass(0);
  await order(page);
  await pass(0);
  return page;
}

const form = {
  type: 'redirect',
  url: 'https://bank.test/acs',
  method: 'POST',
  data: { MD: 'md', PaReq: 'request' },
} as const;
const SENT = 'post https://bank.test/acs {"MD":"md","PaReq":"request"}';

describe('the redirect before the bank decides', () => {
  test.each(BRANDS)(
    'says on %s for two seconds where it leads, then submits the form',
    async (brand) => {
      const page = await ordered(form, brand);
      screen.getByText(page.say('payments.form.redirecting'));
      await pass(1_999);
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent).toEqual([SENT]);
      expect(screen.queryByRole('button', { name: page.say('payments.offer.button') })).toBeNull();
    },
  );

  test('loads a hidden page of the provider before the form', async () => {
    const page = await ordered({ type: 'frame', url: 'https://provider.test/first', then: form });
    const frame = screen.getByTitle(page.say('payments.form.redirecting'));
    expect(frame.getAttribute('src')).toBe('https://provider.test/first');
    expect(frame.hasAttribute('hidden')).toBe(true);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    await pass(1_000);
    expect(sent).toEqual([]);
    fireEvent.load(frame);
    await pass(0);
    expect(sent).toEqual([SENT]);
  });

  test('waits for a hidden page at most five seconds', async () => {
    await ordered({ type: 'frame', url: 'https://provider.test/first', then: form });
    await pass(4_999);
    expect(sent).toEqual([]);
    await pass(1);
    await pass(0);
    expect(sent).toEqual([SENT]);
  });

  test('adds its parameters to the bank’s own address', async () => {
    const page = await ordered({
      type: 'acs',
      url: 'https://bank.test/go?lang=it',
      data: { reference: 'reference-1' },
      reference: 'reference-1',
    });
    screen.getByText(page.say('payments.form.redirecting'));
    expect(navigations()).toEqual([
      { kind: 'document', href: 'https://bank.test/go?lang=it&reference=reference-1' },
    ]);
  });
});

describe('a challenge on our own page', () => {
  const native = {
    type: 'native',
    subtype: 'challenge',
    token: 'token',
    paymentData: null,
    authorisationToken: null,
  } as const;

  function decided(message: Outcome) {
    const data = { orderId: 'order-1', kind: 'pack', returned: false } as const;
    return { result: true, message, threeDS: null, data } as never;
  }

  test.each(BRANDS)('has on %s a name that says it is the bank’s', async (brand) => {
    bank.answer = () => new Promise(() => undefined);
    const page = await ordered(native, brand);
    screen.getByRole('region', { name: page.say('payments.form.confirming') });
  });

  test('shows the reason over the form when the bank refuses', async () => {
    answering({ [CHECK]: decided('warning') });
    const page = await ordered(native, 'fuego');
    await pass(0);
    screen.getByRole('dialog', { name: page.say('payments.outcome.warning.title') });
    expect(callsOf(CHECK)[0]?.body).toMatchObject({
      orderId: 'order-1',
      threeDSResult: 'sealed result',
    });
    expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
  });

  test('leads to a paid order when the bank approves', async () => {
    answering({ [CHECK]: decided('success') });
    const page = await ordered(native, 'lumiere');
    await pass(0);
    screen.getByText(page.say('payments.credits.adding'));
  });

  test.each([
    ['the bank’s page breaks', () => Promise.reject(new Error('broken')), decided('success')],
    ['the answer is lost', () => Promise.resolve('sealed'), OFFLINE],
    ['the server fails', () => Promise.resolve('sealed'), refusal(500, 'unexpected')],
  ] as const)(
    'is shown as open when %s: the buyer is not asked to pay again',
    async (_what, answer, status) => {
      bank.answer = answer;
      answering({ [CHECK]: status });
      const page = await ordered(native, 'spark');
      await pass(0);
      const dialog = screen.getByRole('dialog', { name: page.say('payments.outcome.open.title') });
      expect([...dialog.querySelectorAll('a, button')].map((one) => one.textContent)).toEqual([
        page.say('payments.return.toChats'),
      ]);
      expect(callsOf(MOLLIE_ORDER)).toHaveLength(1);
    },
  );
});
