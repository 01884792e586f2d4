import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumPath } from '../setup/browser.ts';

/** A browser whose context the caller uses and closes. */
export async function openBrowser(): Promise<{
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return { context: await browser.newContext(), close: () => browser.close() };
}

/** Bytes of script that a page loads until the network is idle, each file compressed with gzip. */
export async function scriptBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url);
  // Our sockets and polls stay open: a second without a new script counts as idle.
  for (let seen = -1; seen !== bodies.length;) {
    seen = bodies.length;
    await page.waitForTimeout(1_000);
  }
  const files = await Promise.all(bodies);
  await page.close();
  return files.reduce((total, file) => total + gzipSync(file).byteLength, 0);
}
