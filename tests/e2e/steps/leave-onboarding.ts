import type { Page } from '@playwright/test';
import type { createTranslator } from '../fixtures/copy.ts';

type Say = ReturnType<typeof createTranslator>;

/** From the first of the steps after the signup to the member's first page. */
export async function leaveOnboarding(page: Page, say: Say): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.endsWith('/welcome'));
  await page.getByRole('link', { name: say('onboarding.leave') }).click();
}
