import type { Page } from '@playwright/test';

/** Puts a tab out of sight or back, as far as its page can tell: a browser without a screen has all in view. */
export async function seeTab(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((seen) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => !seen },
      visibilityState: { configurable: true, get: () => (seen ? 'visible' : 'hidden') },
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}
