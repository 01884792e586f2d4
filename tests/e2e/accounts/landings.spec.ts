// [core §1 Links that log in] [core §2 /find and /ms for visitors] [core §2 /ms] [core §2 /asignup]
// [core §2 external_email] [core §2 Tracking parameters survive] [core §2 /autologin] [core §4 Autologin]
// [core §5 Auto-signup]
import type { Page } from '@playwright/test';
import { brandTranslator } from '../fixtures/copy.ts';
import { declineCookies } from '../fixtures/decline-cookies.ts';
import { externalLink } from '../fixtures/login-links.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { completeSignup } from '../steps/complete-signup.ts';
import { leaveOnboarding } from '../steps/leave-onboarding.ts';

const ORIGIN = 'source=aff&campid=c1&clickid=k1&tid=t1&fluxid=12&remarketing_clickid=r1';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The address still has the attribution parameters. */
function expectOrigin(page: Page, origin = ORIGIN): void {
  const { searchParams } = new URL(page.url());
  for (const [name, value] of new URLSearchParams(origin)) {
    expect([name, searchParams.get(name)]).toEqual([name, value]);
  }
}

test(
  'landing pages offer three forms, a link for an e-mail address the short one, and keep the attribution',
  on('phone', 'spark', 'in every language'),
  async ({ visit, app }) => {
    const { page, brand, say, address, open } = visit();
    await declineCookies(page.context());
    const heading = page.getByRole('heading', { level: 1 });
    const landing = (key: string) => say(`accounts.landing.${key}`);
    const tab = (key: string) => page.getByRole('tab', { name: landing(key) });

    await test.step('/asignup without an address leads to /find with the whole query', async () => {
      await open(`/asignup?${ORIGIN}&own=1`);
      await page.waitForURL('**/find?*');
      expectOrigin(page, `${ORIGIN}&own=1`);
    });

    await test.step('/find: registration, login and forgotten password', async () => {
      await expect(heading).toHaveText(landing('find.title'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(
        page.getByRole('link', { name: say('accounts.identity.signUp.google') }),
      ).toBeVisible();
      await tab('login').click();
      await expect(
        page.getByRole('button', { name: say('accounts.login.submit'), exact: true }),
      ).toBeVisible();
      await tab('forgot').click();
      await expect(page.getByRole('button', { name: say('accounts.forgot.submit') })).toBeVisible();
    });

    await test.step('/ms: the brand introduces itself if it has a text; the address selects the form', async () => {
      await open('/ms?form=login');
      await expect(heading).toHaveText(
        brand === 'spark'
          ? brandTranslator(brand, newcomers[brand].locale)('ms.headline')
          : landing('find.title'),
      );
      await expect(tab('login')).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('a link to an address without an account completes the data and leads to its target', async () => {
      const email = address('external');
      const { locale } = newcomers[brand];
      const link = await externalLink(app, [brand, locale, email, '/notifications']);
      await page.goto(`${link}&${ORIGIN}`);
      await expect(heading).toHaveText(landing('external.title'));
      await expect(page.getByRole('main')).toContainText(email);
      await completeSignup(page, brand);
      await leaveOnboarding(page, say);
      await page.waitForURL('**/notifications?*');
      expectOrigin(page);
    });
  },
);

test(
  'invalid links lead visitors to a page with forms and keep the attribution; an address opens listed popups only',
  on('phone', 'capolinea'),
  async ({ visit }) => {
    const { page, say, open, enter } = visit();
    await declineCookies(page.context());
    const signup = page.getByRole('dialog', { name: say('popups.signup.title') });

    await test.step('a login link without a token', async () => {
      await open(`/autologin?redirect=${base64('/find')}&${ORIGIN}`);
      await page.waitForURL(({ pathname }) => pathname === '/');
      expectOrigin(page);
    });

    await test.step('a login link to another site', async () => {
      const redirect = encodeURIComponent(base64('//evil.example'));
      await open(`/autologin?token=${'x'.repeat(43)}&redirect=${redirect}&${ORIGIN}`);
      await page.waitForURL(({ pathname }) => pathname === '/find');
      expectOrigin(page);
      await expect(signup).toBeVisible();
      expect(page.url()).not.toContain('hook');
    });

    await test.step('an unsigned invitation', async () => {
      await open(`/external_email?token=x&redirect=${base64('/find')}&${ORIGIN}`);
      await page.waitForURL(({ pathname }) => pathname === '/find');
      expectOrigin(page);
    });

    await test.step('a confirmation and a password reset without a token', async () => {
      await open('/confirmEmail?source=aff');
      await page.waitForURL(({ pathname }) => pathname === '/find');
      expectOrigin(page, 'source=aff');
      await open('/resetPassword');
      await page.waitForURL(({ pathname }) => pathname === '/find');
      await expect(signup).toBeVisible();
      await page.goBack();
      await expect(signup).toBeHidden();
    });

    await test.step('a member’s address', async () => {
      await enter('free', '/chats?hook=disabled');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open('/chats?hook=changeRegion');
      const popup = page.getByRole('dialog', { name: say('popups.changeRegion.title') });
      await expect(popup).toBeVisible();
      expect(page.url()).not.toContain('hook');
      await popup.getByRole('link', { name: say('popups.changeRegion.go') }).click();
      await page.waitForURL('**/find');
    });
  },
);
