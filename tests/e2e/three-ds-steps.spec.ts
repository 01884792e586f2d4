import type { ThreeDs } from '../../lib/payments/attempts/three-ds.ts';
import { fillPayment } from './card-form.ts';
import { expect, test } from './fixtures.ts';
import { newcomers } from './places.ts';

const GOOD = { number: '4111111111111111', expiry: '0330', code: '737' };

/** The provider's answer stands in for its adapter: what is tried here is what the browser does with it. */
test('each provider’s step before the bank is taken as it wants it', async ({ visit, app }) => {
  test.setTimeout(90_000);
  const { page, brand, say, join, open, url } = visit({ phone: 'spark', desktop: 'dolcevita' });
  await join('provider-steps');
  const answerWith = (threeDS: ThreeDs) =>
    page.route(
      '**/api/orders/tryCharge',
      (route) =>
        route.fulfill({
          json: {
            ...{ status: 'ok', message: 'authentication_required', threeDS },
            payment_system: 'stand-in',
            data: { customerId: 'c', orderId: 'o', kind: 'pack', returned: false },
          },
        }),
      { times: 1 },
    );
  const order = async () => {
    await open('/purchase/pay?plan=pack_50');
    const button = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
    await fillPayment(page, newcomers[brand].locale, GOOD);
    await button.click();
  };
  const asked = (provider: string) =>
    page
      .waitForRequest(`**/api/orders/${provider}/checkTransactionStatus`)
      .then((request) => request.postDataJSON() as unknown);

  await test.step('a hidden page of the provider first, then its form', async () => {
    const first = `${app.sandboxUrl}/before-the-bank`;
    await page.route(first, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Before</title>' }),
    );
    const back = url('/trpay/paymentCheck');
    const form = { type: 'redirect', url: back, method: 'GET' } as const;
    await answerWith({
      type: 'frame',
      url: first,
      then: { ...form, data: { instanceId: 'instance-1' } },
    });
    const loaded = page.waitForRequest(first);
    const told = asked('trustpay');
    await order();
    await loaded;
    expect(await told).toMatchObject({ instanceId: 'instance-1' });
    await page.waitForURL('**/find');
  });

  await test.step('the bank’s own address', async () => {
    await answerWith({
      type: 'acs',
      url: url('/maxpay/paymentCheck'),
      data: { reference: 'reference-1' },
      reference: 'reference-1',
    });
    const told = asked('maxpay');
    await order();
    expect(await told).toMatchObject({ reference: 'reference-1' });
    await page.waitForURL('**/find');
  });

  await test.step('a form that says where it leads for two seconds', async () => {
    await page.clock.install();
    await answerWith({
      type: 'redirect',
      url: url('/adyen/paymentCheck'),
      method: 'GET',
      data: { redirectResult: 'result-1' },
    });
    const told = asked('adyen');
    await order();
    const cover = page.getByText(say('payments.form.redirecting'));
    await expect(cover).toBeVisible();
    await page.clock.fastForward(2_000);
    expect(await told).toMatchObject({ redirectResult: 'result-1' });
    await page.waitForURL('**/find');
  });
});
