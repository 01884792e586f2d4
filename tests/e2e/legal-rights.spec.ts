import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mailed-link.ts';
import { boughtOrder } from './money-steps.ts';
import type { Visit } from './visit.ts';

type Kind = 'cancel' | 'withdraw';
type Told = { readonly email: string; readonly order: string };

const REFERENCE = /[A-Z0-9]{4,}(?:-[A-Z0-9]+)*/;

/** Fills the public form in and gives it, in its two steps; answers with the reference on the page. */
async function declare({ page, say }: Visit, kind: Kind, told: Told): Promise<string> {
  const field = (name: string) => page.getByLabel(say(`rights.field.${name}`), { exact: true });
  await field('name').fill('Nina Prova');
  await field('email').fill(told.email);
  await field('orderNumber').fill(told.order);
  await page.getByRole('button', { name: say(`rights.${kind}.go`), exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: told.order })).toBeVisible();
  await page.getByRole('button', { name: say(`rights.${kind}.confirm`), exact: true }).click();
  await expect(page.getByRole('heading', { name: say(`rights.${kind}.done`) })).toBeFocused();
  const reference = await page.getByRole('main').locator('strong').first().textContent();
  expect(reference).toMatch(REFERENCE);
  return reference ?? '';
}

/** The page of a right as its footer link leads there, without a session. */
async function findRight({ page, say, arrive }: Visit, kind: Kind): Promise<void> {
  await arrive('/');
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: say(`shell.footer.${kind}`),
    exact: true,
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`rights.${kind}.title`));
}

test('a subscription is cancelled without a login, in two steps, at once', async ({
  visit,
  otherDevice,
  mail,
}) => {
  test.setTimeout(120_000);
  const member = visit({ phone: 'spark', desktop: 'fuego' });
  const { say } = member;
  const email = await member.join('rights-cancel');
  const order = await boughtOrder(member.page, 'sub_1m');
  const stranger = visit(member.brand, await otherDevice());
  const { page, check } = stranger;
  await findRight(stranger, 'cancel');

  await test.step('what is missing is marked, and the second step shows everything', async () => {
    await page.getByRole('button', { name: say('rights.cancel.go'), exact: true }).click();
    await expect(page.getByLabel(say('rights.field.name'), { exact: true })).toBeFocused();
    await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
    await expectNoOverflow(page);
    await check('rights-01-faults');
  });

  const reference = await declare(stranger, 'cancel', { email, order });
  await check('rights-02-received');

  await test.step('the receipt comes by mail, and the subscription renews no more', async () => {
    const subject = containing(say('mail.declaration.subject', { reference }));
    expect((await mail.waitFor(email, subject)).text).toContain(order);
    await member.open('/profile/money');
    const part = member.page.getByRole('region', { name: say('money.subscription.title') });
    await expect(part).toBeVisible();
    await expect(
      part.getByRole('button', { name: say('money.subscription.cancel'), exact: true }),
    ).toHaveCount(0);
  });
});

test('a withdrawal whose number is wrong is confirmed by the mailed link', async ({
  visit,
  mail,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  // The used link is refused.
  expectedErrors.push(/status of 4\d\d/);
  const member = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, say, open, check } = member;
  const email = await member.join('rights-withdraw');
  await boughtOrder(page, 'pack_50');

  await test.step('declared with a session: the page is the same', async () => {
    await open('/legal/withdraw');
    await check('rights-03-withdraw');
    await declare(member, 'withdraw', { email, order: 'perdu' });
  });
  const link = await mailedLink(mail, email, '/legal/confirm?token=');
  const orders = page.getByRole('region', { name: say('money.orders.title') });
  const withdraw = orders.getByRole('button', { name: say('rights.withdraw.go') });

  await test.step('nothing has happened by then, nor by opening the link', async () => {
    await page.goto(link);
    await expect(
      page.getByRole('button', { name: say('rights.link.confirm'), exact: true }),
    ).toBeVisible();
    await check('rights-04-link');
    await open('/profile/money');
    await expect(withdraw).toBeVisible();
  });

  await test.step('the press carries it out; the link is used up then', async () => {
    await page.goto(link);
    const confirm = page.getByRole('button', { name: say('rights.link.confirm'), exact: true });
    await confirm.click();
    await expect(page.getByText(say('rights.link.withdraw'))).toBeVisible();
    await check('rights-05-done');
    await open('/profile/money');
    await expect(orders).toBeVisible();
    await expect(withdraw).toHaveCount(0);
    await page.goto(link);
    await confirm.click();
    await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
  });
});

test('the form tells nobody who is a member', async ({ visit, mail }) => {
  const stranger = visit({ phone: 'fuego', desktop: 'lumiere' });
  const { page, say, address, picture } = stranger;
  await findRight(stranger, 'withdraw');
  const email = address('rights-nobody');
  const reference = await declare(stranger, 'withdraw', { email, order: '2026-999999' });
  await expect(page.getByText(say('rights.received.mailed', { email }))).toBeVisible();
  await picture('rights-06-stranger');
  const received = await mail.waitFor(email, containing(reference));
  expect(received.links.filter((one) => one.includes('/legal/confirm'))).toEqual([]);
});
