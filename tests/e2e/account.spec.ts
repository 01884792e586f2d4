import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Mailbox } from '../setup/mailbox.ts';
import { copy, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage, FRESH_PASSWORD, freshMember } from './fresh-member.ts';
import { inDatabase } from './member-rows.ts';
import { brandNames, newcomers, runsOn, type BrandName } from './places.ts';

type Say = ReturnType<typeof words>;

async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** A section that folds, opened by a press on its head. */
async function openSection(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}

const switchOf = (page: Page, say: Say, channel: string) =>
  page.getByRole('switch', { name: say(`account.notices.${channel}.label`) });

/** The newest link to a page of ours that came by mail. */
async function mailedLink(mail: Mailbox, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { links } = await mail.waitFor(to);
    link = links.find((address) => address.includes(path));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const account = (key: string, values?: Record<string, string | number>) =>
    say(`account.${key}`, values);
  const security = (key: string, values?: Record<string, string | number>) =>
    say(`security.${key}`, values);

  test(`the own profile on ${brand}`, async ({
    page,
    app,
    brandUrl,
    checkAccessibility,
    shot,
    expectedErrors,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(150_000);
    const email = `own.${brand}.${project.name}@example.test`;
    const picture = (name: string) => shot(page, `account-${brand}-${name}`);
    await freshMember(page, brand, { home: brandUrl(brand), databaseUrl: app.databaseUrl, email });
    await page.goto(brandUrl(brand, '/profile'));
    const name = page.getByLabel(account('username'), { exact: true });
    const about = page.getByLabel(account('about'), { exact: true });
    const save = page.getByRole('button', { name: account('save'), exact: true });

    await test.step('as it is after signup', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(save).toBeDisabled();
      await expect(page.getByText(account('allSaved'))).toBeVisible();
      await expect(page.getByLabel(account('email'), { exact: true })).toHaveJSProperty(
        'readOnly',
        true,
      );
      await expect(page.getByText(account('credits.label'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: account('unsubscribe') })).toHaveCount(0);
      await expectNoOverflow(page);
      await checkAccessibility(page);
      await picture('profile');
    });

    await test.step('what is wrong is said beside its field', async () => {
      await name.fill('x');
      await save.click();
      await expect(name).toBeFocused();
      await expect(page.getByText(say('errors.username_refused'))).toBeVisible();
      await about.fill('x'.repeat(1_501));
      await expect(
        page.getByText(say('errors.text_too_long', { limit: 1_500 }), { exact: true }),
      ).toBeVisible();
      await checkAccessibility(page);
      await picture('profile-wrong');
      await name.fill('Nina Álvarez Œuvre');
      await expect(page.getByText(say('errors.username_refused'))).toBeHidden();
    });

    await test.step('leaving with something unsaved is asked about', async () => {
      await about.fill(say('account.aboutPlaceholder'));
      await page.getByRole('link', { name: account('nav.security') }).click();
      const asked = page.getByRole('dialog', { name: account('leave.title') });
      await expect(asked).toBeVisible();
      await checkAccessibility(page);
      await picture('profile-leave');
      await asked
        .getByRole('button', { name: account('leave.stay') })
        .last()
        .click();
      await expect(asked).toBeHidden();
      await expect(name).toHaveValue('Nina Álvarez Œuvre');
    });

    await test.step('a place that was only typed is not taken', async () => {
      const place = page.getByRole('combobox', { name: say('accounts.place.label') });
      const before = await place.inputValue();
      await place.fill('xy');
      await place.press('Escape');
      await save.click();
      await expect(page.getByText(say('errors.place_unknown'))).toBeVisible();
      await place.fill(before.slice(0, 4));
      await page.getByRole('option', { name: before }).first().click();
      await expect(page.getByText(say('errors.place_unknown'))).toBeHidden();
    });

    await test.step('saves, says so, and has the words read', async () => {
      await page.getByLabel(account('age'), { exact: true }).selectOption('18');
      await page.getByLabel(account('surname'), { exact: true }).fill('Prova');
      await page.getByLabel(account('phone'), { exact: true }).fill('+39 333 123 4567');
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(page.getByText(account('words.waiting'))).toBeVisible();
      await expect(page.getByText(account('allSaved'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina Álvarez Œuvre, 18');
      await picture('profile-saved');
      await page.reload();
      await expect(page.getByLabel(account('surname'), { exact: true })).toHaveValue('Prova');
      await expect(about).toHaveValue(say('account.aboutPlaceholder'));
    });

    await test.step('whom one seeks changes with a reload that says it was saved', async () => {
      const seeking = page.getByRole('group', { name: account('seeking') });
      await seeking.getByLabel(account('aMan')).check();
      await save.click();
      await expect(page.getByText(account('titolo_ok'))).toBeVisible();
      await expect(seeking.getByLabel(account('aMan'))).toBeChecked();
      await expect(save).toBeDisabled();
    });

    await test.step('notices switch at once, and back when that fails', async () => {
      await openSection(page, account('notices.title'));
      const byMail = switchOf(page, say, 'email');
      await expect(byMail).toBeChecked();
      const saved = page.waitForResponse('**/api/users/changeNotificationPreferences');
      await byMail.uncheck();
      expect((await saved).status()).toBe(200);
      await expect(byMail).not.toBeChecked();
      await page.route('**/api/users/changeNotificationPreferences', (route) => route.abort());
      expectedErrors.push(/ERR_FAILED/);
      await switchOf(page, say, 'telegram').click();
      await expect(page.getByText(say('errors.offline'))).toBeVisible();
      await expect(switchOf(page, say, 'telegram')).not.toBeChecked();
      await page.unroute('**/api/users/changeNotificationPreferences');
      await checkAccessibility(page);
      await picture('notices');
    });

    await test.step('without purchases the receipts say so', async () => {
      await openSection(page, account('receipts.title'));
      await expect(page.getByText(account('receipts.none'))).toBeVisible();
    });

    await test.step('after a purchase: level, next charge, credits, receipt', async () => {
      await buyFromPage(page, 'sub_1m');
      await page.reload();
      await expect(page.getByText(account('credits.label'))).toBeVisible();
      await expect(page.getByRole('link', { name: account('credits.add') })).toHaveAttribute(
        'href',
        /\/vip_plan\/cred$/,
      );
      await page.getByRole('link', { name: account('unsubscribe') }).click();
      await expect(page.getByText(account('status.endingText'))).toBeVisible();
      await expect(page.getByText(account('status.nextBill'), { exact: true })).toBeVisible();
      await openSection(page, account('receipts.title'));
      const receipt = page.getByRole('button', { name: account('receipts.save') });
      const saved = page.waitForEvent('download');
      await receipt.click();
      const file = await (await saved).path();
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
      await checkAccessibility(page);
      await picture('status');
      await page.route('**/api/legal/get_receipt/*', (route) => route.abort());
      await receipt.click();
      await expect(page.getByText(say('errors.offline')).last()).toBeVisible();
      await expect(receipt).toBeEnabled();
    });
  });

  test(`security and data on ${brand}`, async ({
    page,
    app,
    browser,
    brandUrl,
    mail,
    checkAccessibility,
    shot,
    expectedErrors,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(150_000);
    expectedErrors.push(/status of 4(01|03|09|22)/);
    const email = `safe.${brand}.${project.name}@example.test`;
    const picture = (name: string) => shot(page, `account-${brand}-${name}`);
    await freshMember(page, brand, { home: brandUrl(brand), databaseUrl: app.databaseUrl, email });
    await page.goto(brandUrl(brand, '/profile/security'));
    const part = (key: string) => page.getByRole('region', { name: security(`${key}.title`) });

    await test.step('every part is there', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(security('title'));
      await expect(part('sessions').getByText(security('sessions.current'))).toBeVisible();
      await expect(part('consents').getByRole('switch')).toHaveCount(2);
      await expect(
        part('export').getByRole('button', { name: security('export.ask') }),
      ).toBeVisible();
      await expectNoOverflow(page);
      await checkAccessibility(page);
      await picture('security');
    });

    await test.step('another device is logged out from here', async () => {
      const other = await browser.newContext();
      const elsewhere = await other.newPage();
      await elsewhere.goto(brandUrl(brand, '/login'));
      await elsewhere.getByLabel(say('accounts.login.email'), { exact: true }).fill(email);
      await elsewhere
        .getByLabel(say('accounts.login.password'), { exact: true })
        .fill(FRESH_PASSWORD);
      await elsewhere
        .getByRole('main')
        .getByRole('button', { name: say('accounts.login.submit'), exact: true })
        .click();
      await elsewhere.waitForURL('**/find');
      await page.reload();
      const lines = part('sessions').getByRole('listitem');
      await expect(lines).toHaveCount(2);
      await picture('sessions');
      await lines.getByRole('button', { name: security('sessions.end'), exact: true }).click();
      await expect(lines).toHaveCount(1);
      await expect(part('sessions').getByText(security('sessions.only'))).toBeVisible();
      await elsewhere.goto(brandUrl(brand, '/profile'));
      await expect(elsewhere.getByLabel(account('about'), { exact: true })).toHaveCount(0);
      await other.close();
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
      await picture('password-wrong');
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
      await checkAccessibility(page);
      await picture('consent');
      await asked.getByRole('button', { name: security('consents.orientation.take') }).click();
      await expect(orientation).not.toBeChecked();
      await part('consents')
        .locator('summary')
        .filter({ hasText: security('consents.history') })
        .click();
      await expect(part('consents').getByText(security('consents.read'))).toHaveCount(6);
      await checkAccessibility(page);
      await page.goto(brandUrl(brand, '/profile'));
      await expect(page.getByText(account('hidden.orientation_withdrawn'))).toBeVisible();
      await checkAccessibility(page);
      await picture('hidden');
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
      await checkAccessibility(page);
      await picture('export');
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
      await checkAccessibility(page);
      await picture('erase');
      await asked.getByRole('button', { name: security('erase.confirm') }).click();
      const banner = page.getByRole('region', { name: say('shell.erasure.label') });
      await expect(banner).toBeVisible();
      await page.goto(brandUrl(brand, '/find'));
      await expect(banner).toBeVisible();
      await checkAccessibility(page);
      await picture('erasing');
      await banner.getByRole('button', { name: say('shell.erasure.keep') }).click();
      await expect(banner).toBeHidden();
    });

    await test.step('another address: by its link, and back by the old one’s', async () => {
      const better = `safer.${brand}.${project.name}@example.test`;
      await page.goto(brandUrl(brand, '/profile/security'));
      const field = part('address').getByLabel(security('address.label'), { exact: true });
      const submit = part('address').getByRole('button', { name: security('address.submit') });
      await field.fill(email);
      await submit.click();
      await expect(part('address').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      await field.fill(better);
      await submit.click();
      await expect(part('address').getByText(better)).toBeVisible();
      await checkAccessibility(page);
      await picture('address');
      await page.goto(await mailedLink(mail, better, '/confirmNewEmail'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('mailing.newAddress.title'),
      );
      await checkAccessibility(page);
      await picture('new-address');
      await page.getByRole('button', { name: say('mailing.newAddress.button') }).click();
      await expect(page.getByText(say('mailing.newAddress.doneTitle'))).toBeVisible();
      const undo = await mailedLink(mail, email, '/undoEmail');
      await page.goto(undo);
      await checkAccessibility(page);
      await picture('undo-address');
      await page.getByRole('button', { name: say('mailing.undoAddress.button') }).click();
      await expect(page.getByText(say('mailing.undoAddress.doneTitle'))).toBeVisible();
      await page.goto(undo);
      await page.getByRole('button', { name: say('mailing.undoAddress.button') }).click();
      await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
    });
  });

  test(`leaving ${brand}: the mailing list, the notices, the profile`, async ({
    page,
    app,
    browser,
    brandUrl,
    checkAccessibility,
    shot,
    expectedErrors,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(120_000);
    expectedErrors.push(/status of 4(01|03|22)/, /WebSocket/);
    const email = `leaver.${brand}.${project.name}@example.test`;
    const list = (key: string) => say(`mailing.unsubscribe.${key}`);
    const picture = (name: string) => shot(page, `account-${brand}-${name}`);

    await test.step('a stranger gets the link by mail', async () => {
      const other = await browser.newContext();
      const stranger = await other.newPage();
      await stranger.goto(brandUrl(brand, '/unsubscribe/'));
      await stranger.getByRole('button', { name: say('legal.cookie.reject'), exact: true }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(list('title'));
      const send = stranger.getByRole('button', { name: list('buttonOther') });
      await send.click();
      await expect(stranger.getByText(say('errors.email_malformed'))).toBeVisible();
      await checkAccessibility(stranger);
      await shot(stranger, `account-${brand}-unsubscribe-stranger`);
      await stranger.getByLabel(list('label'), { exact: true }).fill('nobody@example.test');
      await send.click();
      await expect(stranger.getByText(list('sentTitle'))).toBeVisible();
      await other.close();
    });

    await test.step('a member is off the list by one press, and may stay', async () => {
      await freshMember(page, brand, {
        home: brandUrl(brand),
        databaseUrl: app.databaseUrl,
        email,
      });
      await page.goto(brandUrl(brand, '/unsubscribe/'));
      await expect(page.getByText(email)).toBeVisible();
      await checkAccessibility(page);
      await picture('unsubscribe');
      await page.getByRole('button', { name: list('button') }).click();
      await expect(page.getByText(list('doneTitle'))).toBeVisible();
      await page.getByRole('button', { name: list('stay') }).click();
      await expect(page.getByRole('link', { name: list('home') })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: list('button') }).click();
      await page.waitForURL('**/find');
    });

    await test.step('where notices come', async () => {
      await page.goto(brandUrl(brand, '/activeNotifications'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('mailing.channels.title'),
      );
      await expect(page.getByRole('switch')).toHaveCount(1);
      await checkAccessibility(page);
      await picture('channels');
    });

    await test.step('deactivated: asked, told, out', async () => {
      await page.goto(brandUrl(brand, '/profile'));
      await openSection(page, account('settings.title'));
      await page.getByRole('button', { name: account('deactivate.button') }).click();
      const asked = page.getByRole('dialog', { name: account('deactivate.title') });
      await checkAccessibility(page);
      await picture('deactivate');
      await asked
        .getByRole('button', { name: account('deactivate.keep') })
        .last()
        .click();
      await expect(asked).toBeHidden();
      await page.getByRole('button', { name: account('deactivate.button') }).click();
      await asked.getByRole('button', { name: account('deactivate.confirm') }).click();
      await expect(
        page.getByRole('dialog', { name: account('deactivate.doneTitle') }),
      ).toBeVisible();
      expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
      await picture('deactivated');
      const anew = page.waitForEvent('load');
      await anew;
      await expect(page.getByLabel(account('about'), { exact: true })).toHaveCount(0);
    });
  });
}

test('an account without a password gets links by mail, to set one and to be erased', async ({
  page,
  app,
  brandUrl,
  mail,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand: BrandName = project.name === 'phone' ? 'fuego' : 'lumiere';
  const say = words(newcomers[brand].locale);
  const email = `linked.${project.name}@example.test`;
  await freshMember(page, brand, { home: brandUrl(brand), databaseUrl: app.databaseUrl, email });
  await inDatabase(app.databaseUrl, 'update users set password_hash = null where email = $1', [
    email,
  ]);
  await page.goto(brandUrl(brand, '/profile/security'));
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
  await checkAccessibility(page);
  await shot(page, `account-${brand}-no-password`);
  await page.goto(await mailedLink(mail, email, '/eraseAccount'));
  await checkAccessibility(page);
  await shot(page, `account-${brand}-erase-link`);
  await page.getByRole('button', { name: say('mailing.confirmErase.button') }).click();
  await expect(page.getByText(say('mailing.confirmErase.doneTitle'))).toBeVisible();
});

test('words that were refused say why, and a long name stays inside', async ({
  page,
  app,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand: BrandName = project.name === 'phone' ? 'lumiere' : 'fuego';
  const { locale } = newcomers[brand];
  const email = `refused.${project.name}@example.test`;
  await freshMember(page, brand, { home: brandUrl(brand), databaseUrl: app.databaseUrl, email });
  await inDatabase(
    app.databaseUrl,
    `update profiles set about = 'x', text_state = 'rejected', text_reason = 'contact_details',
            screen_name = $2
       from users where users.id = profiles.member_id and users.email = $1`,
    [email, 'W'.repeat(30)],
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(brandUrl(brand, '/profile'));
  await expect(page.getByText(copy(locale, 'account.words.reasons.contact_details'))).toBeVisible();
  await expectNoOverflow(page);
  await checkAccessibility(page);
  await shot(page, `account-${brand}-refused`);
});

test('the security page without a line says so, and tries again', async ({
  page,
  app,
  brandUrl,
  checkAccessibility,
  shot,
  expectedErrors,
}, { project }) => {
  const brand: BrandName = project.name === 'phone' ? 'spark' : 'dolcevita';
  const say = words(newcomers[brand].locale);
  expectedErrors.push(/ERR_FAILED/);
  const email = `line.${project.name}@example.test`;
  await freshMember(page, brand, { home: brandUrl(brand), databaseUrl: app.databaseUrl, email });
  await page.route('**/api/users/sessions', (route) => route.abort());
  await page.goto(brandUrl(brand, '/profile/security'));
  const sessions = page.getByRole('region', { name: say('security.sessions.title') });
  await expect(sessions.getByText(say('errors.offline'))).toBeVisible();
  await checkAccessibility(page);
  await shot(page, `account-${brand}-no-line`);
  await page.unroute('**/api/users/sessions');
  await sessions.getByRole('button', { name: say('security.again') }).click();
  await expect(sessions.getByText(say('security.sessions.current'))).toBeVisible();
});
