import type { Page } from '@playwright/test';
import { brandById } from '../../lib/brands/registry.ts';
import { DEMO_PASSWORD, demoEmail } from '../../prisma/seed/world/logins.ts';
import { completeSignup } from './complete-signup.ts';
import { containing, ownWords, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { externalLink, telegramToken } from './link-makers.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { leaveBrowser } from './leave-browser.ts';

const KEPT = 'source=aff&campid=c1&clickid=k1&tid=t1&fluxid=12&remarketing_clickid=r1';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The parameters of where one comes from stand in the address still. */
function expectKept(page: Page, names = KEPT): void {
  const { searchParams } = new URL(page.url());
  for (const [name, value] of new URLSearchParams(names)) {
    expect([name, searchParams.get(name)]).toEqual([name, value]);
  }
}

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const name = brandById(brand)?.name ?? brand;
  const text = words(locale, 'accounts.landing');

  test(`the landings of ${brand} for visitors`, async ({ visit }) => {
    const { page, address, open, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);

    await test.step('/find and /ms: registration, login and lost password', async () => {
      await arrive(`/find?${KEPT}`);
      for (const path of ['/find', '/ms']) {
        await open(`${path}?${KEPT}`);
        const heading = page.getByRole('heading', { level: 1 });
        const introduced = path === '/ms' && brand === 'spark';
        await expect(heading).toHaveText(
          introduced ? ownWords(brand, locale)('ms.headline') : text('find.title'),
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(page.getByRole('link', { name: say('accounts.google.signUp') })).toBeVisible();
        await check(`landing-${path.slice(1)}`);
        await page.getByRole('tab', { name: text('login') }).click();
        await expect(
          page.getByRole('button', { name: say('accounts.login.submit'), exact: true }),
        ).toBeVisible();
        await check();
        await page.getByRole('tab', { name: text('forgot') }).click();
        await expect(
          page.getByRole('button', { name: say('accounts.forgot.submit') }),
        ).toBeVisible();
      }
      await open('/ms?form=login');
      await expect(page.getByRole('tab', { name: text('login') })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    await test.step('/asignup: without an address to /find, with the whole query', async () => {
      await open(`/asignup?${KEPT}&own=1`);
      await page.waitForURL('**/find?*');
      expectKept(page, `${KEPT}&own=1`);
    });

    await test.step('/asignup: a region, the consents, and in', async () => {
      const email = address('short');
      await open(`/asignup?${KEPT}&mail=${encodeURIComponent(email)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('short.title'));
      await expect(page.getByRole('main')).toContainText(email);
      await check('landing-asignup');
      await completeSignup(page, brand);
      await page.waitForURL('**/match?*');
      expectKept(page);
    });
  });

  test(`links into ${brand}`, async ({ visit, app, mail, expectedErrors }) => {
    const { page, address, open, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(150_000);
    expectedErrors.push(/status of 409/);
    const email = demoEmail('free');
    const enter = page.getByRole('button', { name: say('accounts.autologin.button') });
    let mailed = '';

    await test.step('a mailed link: looking at it opens nothing, its button does, once', async () => {
      await arrive('/login');
      const body = { email, redirect: base64('/notifications') };
      await page.evaluate(async (asked) => {
        await fetch('/api/users/autoLogin', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
        });
      }, body);
      const subject = containing(say('mail.loginLink.subject', { brand: name }));
      const { links } = await mail.waitFor(email, subject);
      mailed = links.find((link) => link.includes('/autologin?')) ?? 'about:blank';
      for (let times = 0; times < 2; times += 1) {
        await page.goto(`${mailed}&${KEPT}`);
        await expect(enter).toBeVisible();
      }
      await check('landing-autologin');
      await enter.click();
      await page.waitForURL('**/notifications?*');
      expectKept(page);
    });

    await test.step('used, it gives way to the login with the target kept', async () => {
      await leaveBrowser(page);
      await page.goto(mailed);
      await enter.click();
      await expect(page.getByText(say('accounts.autologin.used'))).toBeVisible();
      await check('landing-autologin-used');
      await page.getByLabel(say('accounts.login.email'), { exact: true }).fill(email);
      await page.getByLabel(say('accounts.login.password'), { exact: true }).fill(DEMO_PASSWORD);
      await page
        .getByRole('button', { name: say('accounts.login.submit'), exact: true })
        .last()
        .click();
      await page.waitForURL('**/notifications');
    });

    await test.step('by Telegram', async () => {
      await leaveBrowser(page);
      const token = await telegramToken(app.databaseUrl, { brand, email });
      const query = new URLSearchParams({ token, redirect: base64('/chats'), event: 'messaggio' });
      await open(`/autologin_telegram?${query.toString()}`);
      await check();
      await enter.click();
      await page.waitForURL('**/chats');
    });

    await test.step('links that are none', async () => {
      await leaveBrowser(page);
      await open(`/autologin?redirect=${base64('/find')}&${KEPT}`);
      await page.waitForURL((url) => url.pathname === '/');
      expectKept(page);
      for (const redirect of ['nonsense!', base64('//evil.example')]) {
        const query = new URLSearchParams({ token: 'x'.repeat(43), redirect, source: 'aff' });
        await open(`/autologin?${query.toString()}`);
        await page.waitForURL((url) => url.pathname === '/find');
        expectKept(page, 'source=aff');
        await expect(page.getByRole('dialog', { name: say('popups.signup.title') })).toBeVisible();
      }
      await open('/confirmEmail?source=aff');
      await page.waitForURL((url) => url.pathname === '/find');
      await open(`/external_email?token=x&redirect=${base64('/find')}&${KEPT}`);
      await page.waitForURL((url) => url.pathname === '/find');
      expectKept(page);
    });

    await test.step('to somebody without an account: region and consents first', async () => {
      const stranger = address('external');
      const link = await externalLink(app, [brand, locale, stranger, '/notifications']);
      await page.goto(`${link}&${KEPT}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('external.title'));
      await expect(page.getByRole('main')).toContainText(stranger);
      await check('landing-external');
      await completeSignup(page, brand);
      await page.waitForURL('**/notifications?*');
      expectKept(page);
    });
  });
}
