import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoEmail, type DemoLogin } from '../../../prisma/seed/world/logins.ts';
import { createTranslator } from '../fixtures/copy.ts';
import { newcomers, type BrandName } from '../fixtures/places.ts';

/** Logs in with a demo login, through the form; ends on the first page of the flow. */
export async function logIn(
  page: Page,
  brand: BrandName,
  login: DemoLogin,
  start = '**/find',
): Promise<void> {
  await logInAs(page, brand, demoEmail(login), DEMO_PASSWORD, start);
}

export async function logInAs(
  page: Page,
  brand: BrandName,
  email: string,
  password: string,
  start = '**/find',
): Promise<void> {
  const say = createTranslator(newcomers[brand].locale);
  await page.getByLabel(say('accounts.login.email'), { exact: true }).fill(email);
  await page.getByLabel(say('accounts.login.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('accounts.login.submit'), exact: true })
    .click();
  await page.waitForURL(start);
}
