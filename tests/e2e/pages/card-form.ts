import { expect, type Page } from '@playwright/test';
import type { Locale } from '#lib/brands/schema.ts';
import type { Method } from '#lib/payments/providers/capabilities.ts';
import { copy } from '../fixtures/copy.ts';

export type Card = { readonly number: string; readonly expiry: string; readonly code: string };

/** The issuer asks for a password: `password`. */
export const challengedCard: Card = { number: '4212345678910006', expiry: '0330', code: '737' };

const field = (page: Page, name: string) =>
  page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox');

/**
 * Types a card into the provider's own frames, which no script of the page can reach. A full field moves the
 * focus at any time, so text that landed in another field is typed again.
 */
async function typeCard(page: Page, card: Card): Promise<void> {
  const type = async (name: string, text: string): Promise<void> => {
    const input = field(page, name);
    await expect(async () => {
      await input.clear();
      await input.pressSequentially(text);
      expect((await input.inputValue()).replace(/\D/g, '')).toBe(text);
    }).toPass();
  };
  await type('encryptedCardNumber', card.number);
  await type('encryptedExpiryDate', card.expiry);
  await type('encryptedSecurityCode', card.code);
}

const anyOf = (texts: readonly string[]) => new RegExp(`^(?:${texts.join('|')})$`);

/** Selects a payment method. A single method is already selected by the page. */
async function chooseMethod(page: Page, locale: Locale, method: Method): Promise<void> {
  // Beside a stored card the option to type one is labelled as another card.
  const keys = [
    `payments.method.${method}`,
    ...(method === 'credit_card' ? ['checkout.card.other'] : []),
  ];
  const choice = page.getByRole('radio', { name: anyOf(keys.map((key) => copy(locale, key))) });
  const summaries = ['summary', 'summaryCheck'].map((key) => copy(locale, `payments.form.${key}`));
  const form = page.getByRole('region', { name: anyOf(summaries) });
  await expect(choice.or(form).first()).toBeVisible();
  if (await choice.isVisible()) await choice.check();
  await expect(form).toBeVisible();
}

/** Fills in everything that an order by card needs, without ordering. */
export async function fillPayment(page: Page, locale: Locale, card: Card): Promise<void> {
  await chooseMethod(page, locale, 'credit_card');
  const label = (key: string) =>
    page.getByLabel(copy(locale, `payments.form.${key}`), { exact: true });
  await label('firstName').fill('Nina');
  await label('lastName').fill('Prova');
  const startNow = page.getByRole('checkbox', { name: copy(locale, 'payments.offer.startNow') });
  // A card check starts no service.
  if (await startNow.isVisible()) await startNow.check();
  await typeCard(page, card);
}

/** On the bank's page, types the password and confirms; ends back on the brand's site. */
export async function passChallenge(page: Page): Promise<void> {
  await page.waitForURL(/\/3ds\/challenge\//);
  const password = page.locator('input[type=password]');
  await expect(password).toBeFocused();
  await password.fill('password');
  await page.locator('button[value=confirm]').click();
}
