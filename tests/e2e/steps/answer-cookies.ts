import type { Page } from '@playwright/test';
import { copy } from '../fixtures/copy.ts';
import { newcomers, type BrandName } from '../fixtures/places.ts';

/** Presses one of the two buttons of the cookie banner. */
export async function answerCookies(
  page: Page,
  brand: BrandName,
  answer: 'accept' | 'reject' = 'reject',
): Promise<void> {
  const name = copy(newcomers[brand].locale, `legal.cookie.${answer}`);
  await page.getByRole('button', { name, exact: true }).click();
}
