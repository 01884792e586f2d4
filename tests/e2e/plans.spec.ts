import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { euro, planName } from './money-steps.ts';
import { newcomers } from './places.ts';

test('plans are chosen and confirmed by press and by key, on the narrowest phone too', async ({
  visit,
}) => {
  test.setTimeout(90_000);
  const member = visit({ phone: 'lumiere', desktop: 'fuego' });
  const { page, brand, say, join, open, check } = member;
  const { locale } = newcomers[brand];
  await join('plans');
  const plan = (productId: string) => {
    const named = page.getByText(planName(productId, locale), { exact: true });
    return page.locator('label').filter({ has: named });
  };
  const read = page.getByRole('checkbox');
  const missing = page.getByText(say('payments.plans.disclaimerMissing'));

  await test.step('the first press chooses, the second wants the terms read', async () => {
    await open('/vip_plan/cred');
    await check('plans-01-light');
    const month = plan('sub_1m');
    await month.click();
    await expect(month.getByRole('radio')).toBeChecked();
    await expect(page).toHaveURL(/\/vip_plan\/cred$/);
    await month.click();
    await expect(missing).toBeVisible();
    await expect(read).toBeFocused();
    await check('plans-02-terms');
  });

  await test.step('by the keyboard alone', async () => {
    await page.keyboard.press('Space');
    await expect(missing).toBeHidden();
    await plan('sub_1m').getByRole('radio').focus();
    await page.keyboard.press('ArrowDown');
    await expect(plan('sub_3m').getByRole('radio')).toBeChecked();
    await page.getByRole('button', { name: say('payments.plans.continue') }).press('Enter');
    await page.waitForURL('**/purchase/pay?plan=sub_3m**');
  });

  await test.step('the way back, and the addresses without a plan', async () => {
    await page.getByRole('link', { name: say('payments.form.back') }).click();
    await page.waitForURL('**/vip_plan/cred');
    for (const path of ['/purchase/pay', '/purchase/pay?plan=invented', '/purchase/choose']) {
      await open(path);
      await expect(page).toHaveURL(/\/vip_plan\/cred$/);
    }
  });

  await test.step('320 px wide, in the dark, with each hook’s own words', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const hook of ['paginazione', 'cambia_regione', 'blurred', 'file_like', 'fine_crediti']) {
      await open(`/vip_plan/${hook}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say(`payments.header.${hook}.title`),
      );
      await expectNoOverflow(page);
    }
    await check('plans-03-dark-320');
  });
});

test('who has everything is sold nothing twice', async ({ visit }) => {
  const { page, say, enter, open, check } = visit({ phone: 'spark', desktop: 'dolcevita' });
  await enter('vip');
  const upsell = page.getByRole('link', { name: say('shell.vip'), exact: true });
  await expect(upsell).toHaveCount(0);
  await open('/purchase');
  await expect(page.getByText(say('payments.plans.renews'))).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: say('payments.plans.renewing.action') }),
  ).toBeVisible();
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await check('plans-04-renewing');
});

test('the card check says that it takes nothing', async ({ visit }) => {
  const { page, brand, say, join, open, check } = visit({ phone: 'fuego', desktop: 'lumiere' });
  await join('plans-check');
  await open('/purchase/pay?plan=card_check');
  await expect(page).toHaveURL(/\/purchase\/check$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('checkout.check.title'));
  await expect(page.getByText(containing(euro(0, newcomers[brand].locale))).first()).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('payments.offer.buttonCheck'), exact: true }),
  ).toBeVisible();
  await check('plans-05-check');
});
