import type { BrowserContext, Page } from '@playwright/test';

const ALLOWED = 'summariesAllowed';

/** What waits is summed up after forty seconds, over whatever a long test is about to press. */
export async function keepSummariesAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((allowed) => {
    try {
      if (window.localStorage.getItem(allowed) !== null) return;
      window.localStorage.setItem('messaggiNonLetti', '999');
    } catch {
      // An empty page keeps nothing.
    }
  }, ALLOWED);
}

/** Lets them come, in a visit that has stood for so long, with nothing told of what waits. */
export async function allowSummaries(page: Page, landedMsAgo: number): Promise<void> {
  // A start-up that is still under way would write its own.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ({ allowed, ago }) => {
      window.localStorage.setItem(allowed, 'true');
      window.localStorage.setItem('messaggiNonLetti', '0');
      window.localStorage.setItem('landedTime', String(Date.now() - ago));
    },
    { allowed: ALLOWED, ago: landedMsAgo },
  );
}
