import { chromium, type Browser } from '@playwright/test';
import { chromiumPath } from '../../setup/browser.ts';

/** A browser for the sandbox's own pages and scripts. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: 60_000,
    ...(executablePath !== undefined && { executablePath }),
  });
}
