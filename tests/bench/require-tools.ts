import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../setup/browser.ts';
import { root } from '../setup/process.ts';

/** A bench that cannot run says why in one sentence, before it starts anything. */
function stopWithout(missing: string): never {
  console.error(missing);
  process.exit(1);
}

function requireRedis(): void {
  if (spawnSync('redis-server', ['--version']).error === undefined) return;
  stopWithout(
    'redis-server is not installed, and this bench starts one of its own: install it, for example with "apt-get install redis-server".',
  );
}

async function requireBrowser(): Promise<void> {
  const path = chromiumPath() ?? (await import('@playwright/test')).chromium.executablePath();
  if (existsSync(path)) return;
  stopWithout(
    `There is no Chromium at ${path}: install one, for example with "npx playwright install chromium", or name one in CHROMIUM_PATH.`,
  );
}

function requirePages(): void {
  if (existsSync(join(root, '.next', 'BUILD_ID'))) return;
  stopWithout(
    'The pages are not built: "npm run bench" builds them, or "node bin/build.mjs" alone.',
  );
}

const CHECKS = { redis: requireRedis, browser: requireBrowser, pages: requirePages };

/** Ends the process with one sentence if a tool that the bench needs beside PostgreSQL is missing. */
export async function requireTools(...needed: readonly (keyof typeof CHECKS)[]): Promise<void> {
  for (const tool of needed) await CHECKS[tool]();
}
