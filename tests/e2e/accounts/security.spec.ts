import { readFileSync } from 'node:fs';
import { inDatabase } from '../fixtures/database-rows.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { mailedLink } from '../fixtures/mailed-link.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { logInAs } from '../steps/log-in.ts';

const NEW_PASSWORD = 'un’altra frase lunga 31';

/** The sections of the security page by their keys. */
function sections({ page, say }: Visit) {
  return (key: string) => page.getByRole('region', { name: say(`security.${key}.title`) });
}

test(
  'another device is logged out, and the password is changed with the current one',
  on('desktop', 'lumiere', 'in every language'),
  async ({ visit, otherDevice, expectedErrors }) => {
    const member = visit();
    const { page, brand, say, open, join } = member;
    const security = (key: string) => say(`security.${key}`);
    const section = sections(member);
    expectedErrors.push(/status of 4(01|22)/);
    const email = await join('safe');

    await test.step('the other device is listed and logged out', async () => {
      const elsewhere = visit({ page: await otherDevice() });
      await elsewhere.arrive('/login');
      await logInAs(elsewhere.page, brand, email, FRESH_PASSWORD);
      await open('/profile/security');
      const lines = section('sessions').getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await lines.getByRole('button', { name: security('sessions.end'), exact: true }).click();
      await expect(lines).toHaveCount(1);
      await expect(section('sessions').getByText(security('sessions.only'))).toBeVisible();
      await elsewhere.open('/profile');
      await expect(
        elsewhere.page.getByLabel(say('accounts.login.email'), { exact: true }),
      ).toBeVisible();
    });

    await test.step('a wrong and a breached password are refused at their fields', async () => {
      const field = (key: string) =>
        section('password').getByLabel(security(`password.${key}`), { exact: true });
      const submit = section('password').getByRole('button', { name: security('password.submit') });
      await field('current').fill('not the password');
      await field('next').fill(NEW_PASSWORD);
      await submit.click();
      await expect(section('password').getByText(say('errors.password_wrong'))).toBeVisible();
      await field('current').fill(FRESH_PASSWORD);
      await field('next').fill('password');
      await submit.click();
      await expect(section('password').getByText(say('errors.password_breached'))).toBeVisible();
      await field('next').fill(NEW_PASSWORD);
      await submit.click();
      await expect(page.getByText(security('password.doneTitle'))).toBeVisible();
      await expect(field('current')).toHaveValue('');
    });
  },
);

test(
  'a consent is withdrawn and given again, and the data are exported to a file',
  on('phone', 'bside'),
  async ({ visit, app }) => {
    const member = visit();
    const { page, say, open, join } = member;
    const security = (key: string) => say(`security.${key}`);
    const section = sections(member);
    await join('consents');
    await open('/profile/security');
    const consent = (purpose: string) =>
      section('consents').getByRole('switch', { name: security(`consents.purposes.${purpose}`) });

    await test.step('without the orientation consent the profile is hidden, and says why', async () => {
      await expect(consent('marketing')).not.toBeChecked();
      await consent('marketing').click();
      await expect(consent('marketing')).toBeChecked();
      await consent('orientation').click();
      await page
        .getByRole('dialog', { name: security('consents.orientation.title') })
        .getByRole('button', { name: security('consents.orientation.take') })
        .click();
      await expect(consent('orientation')).not.toBeChecked();
      await section('consents')
        .locator('summary')
        .filter({ hasText: security('consents.history') })
        .click();
      await expect(section('consents').getByText(security('consents.read'))).toHaveCount(6);
      await open('/profile');
      await expect(page.getByText(say('account.hidden.orientation_withdrawn'))).toBeVisible();
      await page.getByRole('link', { name: say('account.hidden.orientation_withdrawnGo') }).click();
      await consent('orientation').click();
      await expect(consent('orientation')).toBeChecked();
    });

    await test.step('the copy of all data is requested, built and saved', async () => {
      await section('export')
        .getByRole('button', { name: security('export.ask') })
        .click();
      const save = section('export').getByRole('button', { name: security('export.save') });
      await app.clock.runDue();
      await expect(save).toBeVisible();
      const saved = page.waitForEvent('download');
      await save.click();
      const file = await (await saved).path();
      expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    });
  },
);

test(
  'a pending erasure is shown on every page and cancelled; the address changes by link and back',
  on('desktop', 'serra'),
  async ({ visit, mail, expectedErrors }) => {
    const member = visit();
    const { page, say, address, open, join, check } = member;
    const security = (key: string) => say(`security.${key}`);
    const section = sections(member);
    expectedErrors.push(/status of 4(09|22)/);
    const email = await join('erased');

    await test.step('the erasure is requested with the password', async () => {
      await open('/profile/security');
      await section('erase')
        .getByRole('button', { name: security('erase.button') })
        .click();
      const asked = page.getByRole('dialog', { name: security('erase.ask') });
      await asked.getByLabel(security('erase.password'), { exact: true }).fill(FRESH_PASSWORD);
      await asked.getByRole('button', { name: security('erase.confirm') }).click();
      const banner = page.getByRole('region', { name: say('shell.erasure.label') });
      await expect(banner).toBeVisible();
      await open('/find');
      await expect(banner).toBeVisible();
      await check('account-erasing');
      await banner.getByRole('button', { name: say('shell.erasure.keep') }).click();
      await expect(banner).toBeHidden();
    });

    await test.step('the new address takes effect by its link, and the link at the old address undoes it, once', async () => {
      const better = address('erased.better');
      await open('/profile/security');
      await section('address').getByLabel(security('address.label'), { exact: true }).fill(better);
      await section('address')
        .getByRole('button', { name: security('address.submit') })
        .click();
      await expect(section('address').getByText(better)).toBeVisible();
      await page.goto(await mailedLink(mail, better, '/confirmNewEmail'));
      await page.getByRole('button', { name: say('mailing.newAddress.button') }).click();
      await expect(page.getByText(say('mailing.newAddress.doneTitle'))).toBeVisible();
      const undo = await mailedLink(mail, email, '/undoEmail');
      const button = page.getByRole('button', { name: say('mailing.undoAddress.button') });
      await page.goto(undo);
      await button.click();
      await expect(page.getByText(say('mailing.undoAddress.doneTitle'))).toBeVisible();
      await page.goto(undo);
      await button.click();
      await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
    });
  },
);

test(
  'an account without a password is mailed the links to set one and to erase the account',
  on('phone', 'verbena'),
  async ({ visit, app, mail }) => {
    const member = visit();
    const { page, say, open, join } = member;
    const section = sections(member);
    const email = await join('passwordless');
    await inDatabase(app.databaseUrl, 'update users set password_hash = null where email = $1', [
      email,
    ]);
    await open('/profile/security');
    await section('password')
      .getByRole('button', { name: say('security.password.mail') })
      .click();
    await expect(
      section('password').getByText(say('security.password.mailed', { email })),
    ).toBeVisible();
    await mailedLink(mail, email, '/resetPassword');
    await section('erase')
      .getByRole('button', { name: say('security.erase.button') })
      .click();
    const asked = page.getByRole('dialog', { name: say('security.erase.ask') });
    await expect(asked.getByText(say('security.erase.byMail'))).toBeVisible();
    await expect(asked.getByRole('textbox')).toHaveCount(0);
    await asked.getByRole('button', { name: say('security.erase.confirm') }).click();
    await expect(section('erase').getByText(say('security.erase.mailed'))).toBeVisible();
    await page.goto(await mailedLink(mail, email, '/eraseAccount'));
    await page.getByRole('button', { name: say('mailing.confirmErase.button') }).click();
    await expect(page.getByText(say('mailing.confirmErase.doneTitle'))).toBeVisible();
  },
);
