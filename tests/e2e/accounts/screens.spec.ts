import { hydrated } from '../fixtures/hydrated.ts';
import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { openSection } from '../steps/open-section.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

walkScreens('landing pages and the pages of mailed links', {
  place: on('phone', 'spark'),
  expectedErrors: [/status of 409/],
  screens: [
    { name: 'landing-find', path: '/find' },
    { name: 'landing-mainstream', path: '/ms?form=login' },
    {
      name: 'landing-short-faults',
      path: '/asignup?mail=nina%40example.test',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('accounts.landing.short.title'),
        );
        await expect(page.getByRole('main')).toContainText('nina@example.test');
        await page
          .getByRole('button', { name: say('accounts.signup.submit'), exact: true })
          .click();
        await expect(page.getByText(say('errors.place_unknown'))).toBeVisible();
      },
    },
    {
      name: 'login-link-used',
      path: `/autologin?token=${'x'.repeat(43)}&redirect=${base64('/find')}`,
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('accounts.autologin.button') }).click();
        await expect(page.getByText(say('accounts.autologin.used'))).toBeVisible();
      },
    },
    {
      name: 'reset-expired',
      path: '/resetPassword?token=x',
      show: async ({ page, say }) => {
        await expect(page.getByText(say('errors.token_expired'))).toBeVisible();
        await expect(page.getByRole('link', { name: say('accounts.reset.another') })).toBeVisible();
      },
    },
    { name: 'erase-link', path: '/eraseAccount?token=x' },
    {
      name: 'unsubscribe-faults',
      path: '/unsubscribe/',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('mailing.unsubscribe.buttonOther') }).click();
        await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
      },
    },
  ],
});

const section = ({ page, say }: Visit, key: string) =>
  page.getByRole('region', { name: say(`security.${key}.title`) });

walkScreens('security and consents', {
  place: on('desktop', 'serra'),
  as: 'new member',
  expectedErrors: [/ERR_FAILED/],
  screens: [
    {
      name: 'security-not-loaded',
      path: async ({ page }) => {
        await page.route('**/api/users/sessions', (route) => route.abort());
        return '/profile/security';
      },
      show: async (visit) => {
        const sessions = section(visit, 'sessions');
        await expect(sessions.getByText(visit.say('errors.offline'))).toBeVisible();
      },
    },
    {
      name: 'security',
      show: async (visit) => {
        await visit.page.unroute('**/api/users/sessions');
        const sessions = section(visit, 'sessions');
        await sessions.getByRole('button', { name: visit.say('security.again') }).click();
        await expect(sessions.getByText(visit.say('security.sessions.current'))).toBeVisible();
      },
    },
    {
      name: 'consent-question',
      show: async (visit) => {
        const { page, say } = visit;
        const purpose = say('security.consents.purposes.orientation');
        await section(visit, 'consents').getByRole('switch', { name: purpose }).click();
        await expect(
          page.getByRole('dialog', { name: say('security.consents.orientation.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'profile-hidden',
      show: async ({ page, say, open }) => {
        const stored = page.waitForResponse(
          (response) =>
            response.url().endsWith('/api/consents') && response.request().method() === 'POST',
        );
        await page.getByRole('button', { name: say('security.consents.orientation.take') }).click();
        expect((await stored).status()).toBe(200);
        await open('/profile');
        await expect(page.getByText(say('account.hidden.orientation_withdrawn'))).toBeVisible();
      },
    },
  ],
});

walkScreens('notices and the end of an account', {
  place: on('desktop', 'serra'),
  as: 'new member',
  screens: [
    {
      name: 'deactivate-question',
      path: '/profile',
      show: async ({ page, say }) => {
        await openSection(page, say('account.settings.title'));
        const button = page.getByRole('button', { name: say('account.deactivate.button') });
        await hydrated(button);
        await button.click();
        await expect(
          page.getByRole('dialog', { name: say('account.deactivate.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'erase-faults',
      path: '/profile/security',
      show: async (visit) => {
        const { page, say } = visit;
        const button = section(visit, 'erase').getByRole('button', {
          name: say('security.erase.button'),
        });
        await hydrated(button);
        await button.click();
        const asked = page.getByRole('dialog', { name: say('security.erase.ask') });
        await asked.getByRole('button', { name: say('security.erase.confirm') }).click();
        await expect(asked.getByText(say('errors.password_missing'))).toBeVisible();
      },
    },
    {
      name: 'channels',
      path: '/activeNotifications',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('mailing.channels.title'),
        );
        await expect(page.getByRole('switch')).toHaveCount(1);
      },
    },
    {
      name: 'popup-of-an-address',
      path: '/chats?hook=unsubscribe',
      show: async ({ page, say }) => {
        await expect(
          page.getByRole('dialog', { name: say('popups.unsubscribe.title') }),
        ).toBeVisible();
      },
    },
  ],
});
