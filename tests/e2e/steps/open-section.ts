import type { Page } from '@playwright/test';

/** Presses the head of a collapsible section. */
export async function openSection(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}
