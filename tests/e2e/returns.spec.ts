import { challengedCard, fillPayment, passChallenge } from './card-form.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage, FRESH_PASSWORD, orderFromPage } from './fresh-member.ts';
import { newcomers } from './places.ts';

const TO_CHATS_MS = 6_000;

const asOrder = (answer: string) => {
  const { data } = JSON.parse(answer) as { readonly data: { readonly orderId: string } };
  return data.orderId;
};

/** The plan of a month, as the demo names it in the page's language. */
const MONTH = { it: 'Un mese', es: 'Un mes', fr: 'Un mois', en: 'One month' };

test('the page of what was bought shows only what was bought just now', async ({ visit }) => {
  const { page, brand, say, join, open, check } = visit({ phone: 'dolcevita', desktop: 'spark' });
  const plan = MONTH[newcomers[brand].locale];
  await join('ok-page');
  await open('/ok');
  await expect(page).toHaveURL(/\/chats$/);
  await buyFromPage(page, 'sub_1m');
  await page.clock.install();
  await open('/ok/');
  await expect(
    page.getByRole('heading', { name: say('payments.ok.subscription.title') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: say('payments.ok.receipt') })).toHaveAttribute(
    'href',
    /^\/api\/legal\/get_receipt\//,
  );
  await check('returns-01-ok');
  await test.step('stays for who wants to read', async () => {
    await page.getByRole('button', { name: say('payments.ok.stay'), exact: true }).click();
    await page.clock.fastForward(2 * TO_CHATS_MS);
    await expect(page).toHaveURL(/\/ok/);
  });
  await test.step('and leads on by itself after six seconds', async () => {
    await open('/ok');
    await expect(page.getByText(say('payments.ok.soon'))).toBeVisible();
    await page.clock.fastForward(TO_CHATS_MS);
    await page.waitForURL('**/chats');
  });
  await test.step('another plan is not offered while this one renews', async () => {
    await open('/vip_plan/cred');
    const running = page.getByRole('heading', {
      name: say('payments.plans.renewing.title', { plan }),
    });
    await expect(running).toBeVisible();
    await expect(page.getByText(say('payments.plans.renews'))).toHaveCount(0);
    await check('returns-02-running');
    await open('/purchase/pay?plan=sub_3m');
    const title = say('payments.notice.subscription_running.title', { plan });
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    await check('returns-03-notice');
  });
});

test('the page of failures looks words up and never prints them', async ({ visit }) => {
  const { page, say, join, open, check } = visit({ phone: 'lumiere', desktop: 'fuego' });
  await join('ko-page');
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: say(key) });
  const told = {
    riprova: 'payments.outcome.retry',
    'already declined': 'payments.outcome.already_declined',
    'address blacklisted': 'payments.outcome.address_blacklisted',
    generico: 'payments.outcome.generic',
  };
  for (const [word, key] of Object.entries(told)) {
    await open(`/ko?errorMsg=${encodeURIComponent(word)}`);
    await expect(heading(`${key}.title`)).toBeVisible();
    await expect(page.getByText(say(`${key}.text`))).toBeVisible();
  }
  await check('returns-04-ko');
  await open('/ko?errorMsg=open');
  await expect(heading('payments.outcome.open.title')).toBeVisible();
  await expect(page.getByText(say('payments.ko.waiting'))).toBeVisible();
  await check('returns-05-waiting');
  await open('/ko?errorMsg=You%20have%20won');
  await expect(heading('payments.ko.title')).toBeVisible();
  // Nothing failed for good, so nothing is claimed about money.
  await expect(page.getByText(say('payments.ko.unknownText'))).toBeVisible();
  await expect(page.getByText('You have won')).toHaveCount(0);
});

test('a return page without an order leads to the search', async ({ visit, expectedErrors }) => {
  const { page, say, join, open } = visit({ phone: 'fuego', desktop: 'lumiere' });
  await join('no-order');
  for (const provider of ['adyen', 'trpay', 'googlePay', 'maxpay', 'paypal', 'mollie']) {
    await open(`/${provider}/paymentCheck`);
    await page.waitForURL('**/find');
  }
  await test.step('and of somebody else’s order nothing is told', async () => {
    expectedErrors.push(/404/);
    await open('/adyen/paymentCheck?order=of-somebody-else&redirectResult=invented');
    const told = page.getByRole('dialog', { name: say('payments.outcome.generic.title') });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(/\/adyen\/paymentCheck\?order=of-somebody-else$/);
  });
});

test('an order that the bank has not decided is told as waiting', async ({ visit }) => {
  const { page, say, join, open, check } = visit({ phone: 'spark', desktop: 'dolcevita' });
  await join('undecided');
  const order = asOrder(await orderFromPage(page, 'pack_50', challengedCard.number));
  await page.clock.install();
  await open(`/adyen/paymentCheck?order=${order}`);
  await expect(page.getByRole('heading', { name: say('payments.return.checking') })).toBeVisible();
  const told = page.getByRole('dialog', { name: say('payments.outcome.pending.title') });
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
  await check('returns-06-pending');
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/paymentCheck/);
});

test('whoever lost the session at the bank logs in and still learns the result', async ({
  visit,
}) => {
  test.setTimeout(90_000);
  const buyer = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { page, brand, say, join, open, url } = buyer;
  const email = await join('logged-out');
  await open('/purchase/pay?plan=pack_50');
  const button = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
  await fillPayment(page, newcomers[brand].locale, challengedCard);
  await button.click();
  await page.waitForURL(/\/3ds\/challenge\//, { timeout: 20_000 });
  await page.context().clearCookies({ domain: new URL(url()).hostname });
  await passChallenge(page);
  await page.waitForURL('**/adyen/paymentCheck?**');
  await page.getByLabel(say('accounts.login.email'), { exact: true }).fill(email);
  await page.getByLabel(say('accounts.login.password'), { exact: true }).fill(FRESH_PASSWORD);
  await page.getByRole('button', { name: say('accounts.login.submit'), exact: true }).click();
  const paid = page.getByRole('dialog', { name: say('payments.outcome.success.title') });
  await expect(paid).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/adyen\/paymentCheck\?order=[\w-]+$/);
});

test('the back button from the bank leads to a form that can order again', async ({
  visit,
  expectedErrors,
}) => {
  test.setTimeout(90_000);
  // Nobody can tell whether a card typed anew is the same one: the server refuses it under the first order's key.
  expectedErrors.push(/409 \(Conflict\).*\/api\/orders\/tryCharge/);
  const { page, brand, say, join, open } = visit({ phone: 'lumiere', desktop: 'spark' });
  await join('went-back');
  await open('/purchase/pay?plan=pack_50');
  const button = page.getByRole('button', { name: say('payments.offer.button'), exact: true });
  const send = async () => {
    await fillPayment(page, newcomers[brand].locale, challengedCard);
    await button.click();
    await page.waitForURL(/\/3ds\/challenge\//, { timeout: 20_000 });
  };
  await send();
  const first = page.url();
  await page.goBack();
  await send();
  // Another order, which supersedes the first.
  expect(page.url()).not.toBe(first);
  await passChallenge(page);
  await expect(
    page.getByRole('dialog', { name: say('payments.outcome.success.title') }),
  ).toBeVisible({ timeout: 20_000 });
});
