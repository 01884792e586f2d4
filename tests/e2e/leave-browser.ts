import type { Page } from '@playwright/test';

/** Ends the visit as closing the browser does. A page that is still starting up would bring its session back. */
export async function leaveBrowser(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
