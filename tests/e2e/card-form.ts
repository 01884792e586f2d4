import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/brands/schema.ts';
import { copy } from './copy.ts';

export type Card = { readonly number: string; readonly expiry: string; readonly code: string };

/** The issuer asks for a password, which is `password`. */
export const challengedCard: Card = { number: '4212345678910006', expiry: '0330', code: '737' };

const field = (page: Page, name: string) =>
  page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox');

/** Types a card into the provider's own frames, which no script of the page can reach. */
async function typeCard(page: Page, card: Card): Promise<void> {
  await field(page, 'encryptedCardNumber').pressSequentially(card.number);
  await field(page, 'encryptedExpiryDate').pressSequentially(card.expiry);
  await field(page, 'encryptedSecurityCode').pressSequentially(card.code);
}

/** Fills in everything that an order needs, short of giving it. */
export async function fillPayment(page: Page, locale: Locale, card: Card): Promise<void> {
  const label = (key: string) =>
    page.getByLabel(copy(locale, `payments.form.${key}`), { exact: true });
  await label('firstName').fill('Nina');
  await label('lastName').fill('Prova');
  await page.getByRole('checkbox', { name: copy(locale, 'payments.offer.startNow') }).check();
  await typeCard(page, card);
}

/** On the bank's page: the password, then yes; ends back on the brand's site. */
export async function passChallenge(page: Page): Promise<void> {
  await page.waitForURL(/\/3ds\/challenge\//);
  const password = page.locator('input[type=password]');
  await expect(password).toBeFocused();
  await password.fill('password');
  await page.locator('button[value=confirm]').click();
}
