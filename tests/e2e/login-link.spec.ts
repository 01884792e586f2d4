import type { Route } from '@playwright/test';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { FRESH_PASSWORD } from './fresh-member.ts';
import { inDatabase } from './member-rows.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';

const CALL = '**/api/users/autoLogin';

const busy = (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'too_many_requests', params: { retryAfter: 125 } }),
  });

for (const brand of brandNames) {
  const say = words(newcomers[brand].locale);

  test(`a link instead of a password on ${brand}`, async ({
    visit,
    context,
    app,
    mail,
    expectedErrors,
  }) => {
    const { page, open, join, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    expectedErrors.push(/status of 429/, /net::ERR_FAILED/);
    const email = await join('link');
    await context.clearCookies({ name: 'amarena' });

    await open('/login?fluxid=15');
    const main = page.getByRole('main');
    const field = main.getByLabel(say('accounts.login.email'), { exact: true });
    const ask = main.getByRole('button', { name: say('accounts.login.link.ask'), exact: true });
    const told = main.getByRole('status');

    await test.step('without an address it goes to the field and says why', async () => {
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(main.getByText(say('errors.email_malformed'))).toBeVisible();
      await page.keyboard.type('somebody.else@example.test');
      await expect(main.getByText(say('errors.email_malformed'))).toBeHidden();
    });

    await test.step('offline, refused for a while, and unknown are told beside it', async () => {
      await page.route(CALL, (route) => route.abort());
      await ask.focus();
      await page.keyboard.press('Enter');
      await expect(told).toHaveText(say('errors.offline'));
      await expect(ask).toBeFocused();
      await page.unroute(CALL);
      await page.route(CALL, busy);
      await ask.press('Enter');
      await expect(told).toHaveText(say('errors.too_many_requests'));
      const again = main.getByRole('button', {
        name: containing(say('accounts.login.link.again', { time: '2:' })),
      });
      await expect(again).toBeFocused();
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await check('login-link-wait');
      await page.unroute(CALL);
      await field.fill('nobody.at.all@example.test');
      await expect(told).toHaveText('');
      await ask.click();
      await expect(told).toHaveText(say('accounts.login.link.unknown'));
    });

    await test.step('then it is on its way, and lets in once', async () => {
      await field.fill(` ${email} `);
      await ask.click();
      await expect(told).toHaveText(say('accounts.login.link.sent'));
      await check('login-link-sent');
      const { links } = await mail.waitFor(
        email,
        containing(say('mail.loginLink.subject', { brand: '' }).trim()),
      );
      const link = links.find((one) => one.includes('/autologin?'));
      await page.goto(link ?? '');
      await page.getByRole('main').getByRole('button').first().click();
      await page.waitForURL('**/find');
      // The start-up's answer sets the cookie anew.
      await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
    });

    await test.step('the flow asks for the ways of notice, until it is answered', async () => {
      await context.clearCookies({ name: 'amarena' });
      await open('/login?fluxid=15');
      await field.fill(email);
      await main.getByLabel(say('accounts.login.password'), { exact: true }).fill(FRESH_PASSWORD);
      await main.getByRole('button', { name: say('accounts.login.submit'), exact: true }).click();
      const popup = page.getByRole('dialog', { name: say('popups.channel.title') });
      await expect(popup.getByText(containing(email))).toBeVisible();
      await check('channel-question');
      const stored = page.waitForResponse('**/api/users/changeNotificationPreferences');
      await popup.getByRole('button', { name: say('popups.channel.none'), exact: true }).click();
      await stored;
      await expect(popup).toBeHidden();
      await page.evaluate(() => {
        window.localStorage.removeItem('landedTime');
      });
      const verified = page.waitForResponse('**/api/users/verify');
      await page.reload();
      await verified;
      await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('Google’s door is shown and closed', async () => {
      await inDatabase(
        app.databaseUrl,
        `insert into identities (id, brand_id, member_id, issuer, subject, linked_at, last_used_at)
         select gen_random_uuid(), brand_id, id, 'https://google.test', id, now(), now()
           from users where email = $1`,
        [email],
      );
      await open('/profile/security#google');
      const part = page.getByRole('region', { name: say('security.google.title'), exact: true });
      await check('google-link');
      await part.getByRole('button', { name: say('security.google.unlink'), exact: true }).click();
      await expect(page.getByText(say('security.google.done')).first()).toBeVisible();
      await expect(part).toHaveCount(0);
    });
  });
}
