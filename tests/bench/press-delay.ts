import type { BrowserContext } from '@playwright/test';

const SLOWER = 4;

/**
 * The time from the slowest of a page's presses to the next frame, with the processor throttled four times:
 * the INP of the presses that are tried.
 */
export async function pressDelay(
  context: BrowserContext,
  url: string,
  selectors: readonly string[],
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const at = window as unknown as { slowest: number };
    at.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) at.slowest = Math.max(at.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if (await found.isVisible()) await found.click();
    await page.waitForTimeout(300);
  }
  const slowest = await page.evaluate(() => (window as unknown as { slowest: number }).slowest);
  await page.close();
  return slowest;
}
