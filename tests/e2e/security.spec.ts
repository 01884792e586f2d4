import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { FRESH_PASSWORD } from './fresh-member.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { logInAs } from './log-in.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { mailedLink } from './mailed-link.ts';
import { inDatabase } from './member-rows.ts';
import { words } from './copy.ts';

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const account = words(locale, 'account');
  const security = words(locale, 'security');

  test(`security and data on ${brand}`, async ({
    visit,
    app,
    otherDevice,
    mail,
    expectedErrors,
  }) => {
    const { page, address, open, join, check, picture } = visit(onItsScreen(brand));
    test.setTimeout(150_000);
    expectedErrors.push(/status of 4(01|03|09|22)/);
    const email = await join('safe');
    await open('/profile/security');
    const part = (key: string) => page.getByRole('region', { name: security(`${key}.title`) });

    await test.step('every part is there', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(security('title'));
      await expect(part('sessions').getByText(security('sessions.current'))).toBeVisible();
      await expect(part('consents').getByRole('switch')).toHaveCount(2);
      await expect(
        part('export').getByRole('button', { name: security('export.ask') }),
      ).toBeVisible();
      await expectNoOverflow(page);
      await check('account-security');
    });

    await test.step('another device is logged out from here', async () => {
      const elsewhere = visit(brand, await otherDevice());
      await elsewhere.open('/login');
      await logInAs(elsewhere.page, brand, email, FRESH_PASSWORD);
      await page.reload();
      const lines = part('sessions').getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await picture('account-sessions');
      await lines.getByRole('button', { name: security('sessions.end'), exact: true }).click();
      await expect(lines).toHaveCount(1);
      await expect(part('sessions').getByText(security('sessions.only'))).toBeVisible();
      await elsewhere.open('/profile');
      await expect(elsewhere.page.getByLabel(account('about'), { exact: true })).toHaveCount(0);
    });

    await test.step('the password changes for whoever knows it', async () => {
      const current = part('password').getByLabel(security('password.current'), { exact: true });
      const next = part('password').getByLabel(security('password.next'), { exact: true });
      const submit = part('password').getByRole('button', { name: security('password.submit') });
      await current.fill('not the password');
      await next.fill('un’altra frase lunga 31');
      await submit.click();
      await expect(part('password').getByText(say('errors.password_wrong'))).toBeVisible();
      await current.fill(FRESH_PASSWORD);
      await next.fill('password');
      await submit.click();
      await expect(part('password').getByText(say('errors.password_breached'))).toBeVisible();
      await picture('account-password-wrong');
      await next.fill('un’altra frase lunga 31');
      await submit.click();
      await expect(page.getByText(security('password.doneTitle'))).toBeVisible();
      await expect(current).toHaveValue('');
    });

    await test.step('a consent is taken back and given again, and the history tells', async () => {
      const marketing = part('consents').getByRole('switch', {
        name: security('consents.purposes.marketing'),
      });
      await expect(marketing).not.toBeChecked();
      await marketing.click();
      await expect(marketing).toBeChecked();
      const orientation = part('consents').getByRole('switch', {
        name: security('consents.purposes.orientation'),
      });
      await orientation.click();
      const asked = page.getByRole('dialog', { name: security('consents.orientation.title') });
      await check('account-consent');
      await asked.getByRole('button', { name: security('consents.orientation.take') }).click();
      await expect(orientation).not.toBeChecked();
      await part('consents')
        .locator('summary')
        .filter({ hasText: security('consents.history') })
        .click();
      await expect(part('consents').getByText(security('consents.read'))).toHaveCount(6);
      await check();
      await open('/profile');
      await expect(page.getByText(account('hidden.orientation_withdrawn'))).toBeVisible();
      await check('account-hidden');
      await page.getByRole('link', { name: account('hidden.orientation_withdrawnGo') }).click();
      await orientation.click();
      await expect(orientation).toBeChecked();
    });

    await test.step('a copy of all data: asked for, built, saved', async () => {
      await part('export')
        .getByRole('button', { name: security('export.ask') })
        .click();
      const ready = part('export').getByRole('button', { name: security('export.save') });
      await app.clock.runDue();
      await expect(ready).toBeVisible();
      await check('account-export');
      const saved = page.waitForEvent('download');
      await ready.click();
      const file = await (await saved).path();
      expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('the end of the account: asked for, shown everywhere, taken back', async () => {
      await part('erase')
        .getByRole('button', { name: security('erase.button') })
        .click();
      const asked = page.getByRole('dialog', { name: security('erase.ask') });
      await asked.getByRole('button', { name: security('erase.confirm') }).click();
      await expect(asked.getByText(say('errors.password_missing'))).toBeVisible();
      await asked
        .getByLabel(security('erase.password'), { exact: true })
        .fill('un’altra frase lunga 31');
      await check('account-erase');
      await asked.getByRole('button', { name: security('erase.confirm') }).click();
      const banner = page.getByRole('region', { name: say('shell.erasure.label') });
      await expect(banner).toBeVisible();
      await open('/find');
      await expect(banner).toBeVisible();
      await check('account-erasing');
      await banner.getByRole('button', { name: say('shell.erasure.keep') }).click();
      await expect(banner).toBeHidden();
    });

    await test.step('another address: by its link, and back by the old one’s', async () => {
      const better = address('safer');
      await open('/profile/security');
      const field = part('address').getByLabel(security('address.label'), { exact: true });
      const submit = part('address').getByRole('button', { name: security('address.submit') });
      await field.fill(email);
      await submit.click();
      await expect(part('address').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      await field.fill(better);
      await submit.click();
      await expect(part('address').getByText(better)).toBeVisible();
      await check('account-address');
      await page.goto(await mailedLink(mail, better, '/confirmNewEmail'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('mailing.newAddress.title'),
      );
      await check('account-new-address');
      await page.getByRole('button', { name: say('mailing.newAddress.button') }).click();
      await expect(page.getByText(say('mailing.newAddress.doneTitle'))).toBeVisible();
      const undo = await mailedLink(mail, email, '/undoEmail');
      await page.goto(undo);
      await check('account-undo-address');
      await page.getByRole('button', { name: say('mailing.undoAddress.button') }).click();
      await expect(page.getByText(say('mailing.undoAddress.doneTitle'))).toBeVisible();
      await page.goto(undo);
      await page.getByRole('button', { name: say('mailing.undoAddress.button') }).click();
      await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
    });
  });
}

test('an account without a password gets links by mail, to set one and to be erased', async ({
  visit,
  app,
  mail,
}) => {
  const { page, say, open, join, check } = visit({ phone: 'fuego', desktop: 'lumiere' });
  const email = await join('linked');
  await inDatabase(app.databaseUrl, 'update users set password_hash = null where email = $1', [
    email,
  ]);
  await open('/profile/security');
  const part = (key: string) => page.getByRole('region', { name: say(`security.${key}.title`) });
  await part('password')
    .getByRole('button', { name: say('security.password.mail') })
    .click();
  await expect(
    part('password').getByText(say('security.password.mailed', { email })),
  ).toBeVisible();
  await part('erase')
    .getByRole('button', { name: say('security.erase.button') })
    .click();
  const asked = page.getByRole('dialog', { name: say('security.erase.ask') });
  await expect(asked.getByText(say('security.erase.byMail'))).toBeVisible();
  await expect(asked.getByRole('textbox')).toHaveCount(0);
  await asked.getByRole('button', { name: say('security.erase.confirm') }).click();
  await expect(part('erase').getByText(say('security.erase.mailed'))).toBeVisible();
  await check('account-no-password');
  await page.goto(await mailedLink(mail, email, '/eraseAccount'));
  await check('account-erase-link');
  await page.getByRole('button', { name: say('mailing.confirmErase.button') }).click();
  await expect(page.getByText(say('mailing.confirmErase.doneTitle'))).toBeVisible();
});

test('the security page without a line says so, and tries again', async ({
  visit,
  expectedErrors,
}) => {
  const { page, say, open, join, check } = visit({ phone: 'spark', desktop: 'dolcevita' });
  expectedErrors.push(/ERR_FAILED/);
  await join('line');
  await page.route('**/api/users/sessions', (route) => route.abort());
  await open('/profile/security');
  const sessions = page.getByRole('region', { name: say('security.sessions.title') });
  await expect(sessions.getByText(say('errors.offline'))).toBeVisible();
  await check('account-no-line');
  await page.unroute('**/api/users/sessions');
  await sessions.getByRole('button', { name: say('security.again') }).click();
  await expect(sessions.getByText(say('security.sessions.current'))).toBeVisible();
});
