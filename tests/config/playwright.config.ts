import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../setup/browser.ts';

const executablePath = chromiumPath();
// docs/decisions/0021-one-more-try.md
const retries = Number(process.env['E2E_RETRIES'] ?? 0);
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const];

const screen = (name: string, width: number, height: number, touch: boolean) => ({
  name,
  use: { viewport: { width, height }, hasTouch: touch, isMobile: touch },
});

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../../.data/playwright',
  globalSetup: '../setup/global-world.mjs',
  globalTeardown: '../setup/global-teardown.mjs',
  // One app, one database and one sandbox a worker: two cores carry one of each beside the browser.
  workers: Number(process.env['E2E_WORKERS'] ?? 1),
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  retries,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...report],
  use: {
    browserName: 'chromium',
    // A worker would stand between pages and what tests put in place of answers; those of it let it in.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording what is then thrown away takes a fifth of a whole run's time: it records the second try.
    trace: retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [screen('phone', 390, 844, true), screen('desktop', 1440, 900, false)],
});
