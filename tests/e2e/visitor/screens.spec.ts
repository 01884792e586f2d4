// [core §5 Reset] [core §8 non_corrispondono] [money §2 Contact page]
import { demoEmail } from '../../../prisma/seed/world/logins.ts';
import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';

walkScreens('forms of a visitor, a missing page and the entrance', {
  place: on('phone', 'capolinea'),
  expectedErrors: [/status of 404/],
  screens: [
    {
      name: 'login-faults',
      path: '/login',
      show: async ({ page, say }) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: say('accounts.login.submit'), exact: true })
          .click();
        await expect(page.getByText(say('errors.password_missing'))).toBeVisible();
      },
    },
    {
      name: 'signup-faults',
      path: '/signup',
      show: async ({ page, say }) => {
        await page
          .getByRole('button', { name: say('accounts.signup.submit'), exact: true })
          .click();
        await expect(page.getByText(say('errors.consent_missing'))).toHaveCount(3);
      },
    },
    {
      name: 'forgot-sent',
      path: '/forgotPassword',
      show: async ({ page, say }) => {
        await page.getByLabel(say('accounts.forgot.email'), { exact: true }).fill(demoEmail('vip'));
        await page.getByRole('button', { name: say('accounts.forgot.submit') }).click();
        await expect(page.getByText(say('accounts.forgot.sentTitle'))).toBeVisible();
      },
    },
    {
      name: 'contact-faults',
      path: '/contactUs',
      show: async ({ page, say }) => {
        await page
          .getByRole('main')
          .getByRole('button', { name: say('care.contact.send'), exact: true })
          .click();
        await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
      },
    },
    {
      name: 'missing',
      show: async ({ page, say, open }) => {
        expect((await open('/no-such-page'))?.status()).toBe(404);
        await expect(page.getByRole('main').getByText(say('home.missing.title'))).toBeVisible();
      },
    },
    {
      name: 'entrance',
      show: async ({ page, say, open }) => {
        expect((await open('/chats'))?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('home.entrance.title'),
        );
        await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
      },
    },
  ],
});

walkScreens('legal texts, rights without an account and the cookie preferences', {
  place: on('desktop', 'phare'),
  screens: [
    { name: 'legal-terms', path: '/legal/terms' },
    { name: 'legal-faq', path: '/legal/faq' },
    { name: 'legal-features', path: '/legal/features' },
    {
      name: 'cookie-preferences',
      show: async ({ page, say }) => {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: say('legal.cookie.again'), exact: true })
          .click();
        await expect(
          page.getByRole('dialog', { name: say('legal.cookie.centreTitle') }),
        ).toBeVisible();
      },
    },
    {
      name: 'rights-faults',
      path: '/legal/cancel',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('rights.cancel.go'), exact: true }).click();
        await expect(page.getByLabel(say('rights.field.name'), { exact: true })).toBeFocused();
        await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
      },
    },
    {
      name: 'rights-review',
      show: async ({ page, say }) => {
        const field = (name: string) =>
          page.getByLabel(say(`rights.field.${name}`), { exact: true });
        await field('name').fill('Nina Prova');
        await field('email').fill('rights-screens@example.test');
        await field('orderNumber').fill('2026-999999');
        await page.getByRole('button', { name: say('rights.cancel.go'), exact: true }).click();
        await expect(page.getByRole('definition').first()).toBeVisible();
      },
    },
    {
      name: 'rights-received',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('rights.cancel.confirm'), exact: true }).click();
        await expect(page.getByRole('heading', { name: say('rights.cancel.done') })).toBeFocused();
      },
    },
  ],
});
