import type { BrowserContext } from '@playwright/test';

export type Weight = {
  /** As received, compressed, with headers. */
  readonly bytes: number;
  readonly requests: number;
};

/** Everything that a first visit to a page loads until the network is idle. */
export async function pageWeight(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url);
  // Sockets and polls stay open: a second without an answer counts as idle.
  for (let seen = -1; seen !== requests;) {
    seen = requests;
    await page.waitForTimeout(1_000);
  }
  await page.close();
  return { bytes, requests };
}
