import type { Page } from '@playwright/test';

/** Presses the head of a collapsible section. */
export async function openSection(page: Page, title: string): Promise<void> {
  const named = page.getByText(title, { exact: true });
  await page.locator('summary:visible').filter({ has: named }).click();
}
