import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { devices } from '../e2e/fixtures/places.ts';
import type { Options } from '../e2e/fixtures/test.ts';
import { chromiumPath } from '../setup/browser.ts';

const executablePath = chromiumPath();
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const];
const wholeProduct = process.env['TEST_ALL'] === '1';

/** One brand a language. */
const LANGUAGES = ['dolcevita', 'fuego', 'lumiere', 'spark'] as const;

// Workers, with their app and browser, are of one project: all journeys in their own place are one.
const projects: Project<Options>[] = wholeProduct
  ? devices.flatMap((onlyDevice) => [
      {
        name: onlyDevice,
        grepInvert: new RegExp(`^(?=.*@layout)(?!.*@${onlyDevice}\\b)`),
        use: { onlyDevice },
      },
      ...LANGUAGES.map((onlyBrand) => ({
        name: `${onlyDevice} ${onlyBrand}`,
        grep: /@every-language/,
        use: { onlyDevice, onlyBrand },
      })),
    ])
  : [{ name: 'in its own place' }];

export default defineConfig<Options>({
  testDir: '../e2e',
  outputDir: '../../.data/playwright',
  globalSetup: '../setup/global-world.mjs',
  globalTeardown: '../setup/global-teardown.mjs',
  // One app, one database and one sandbox per worker.
  workers: Number(process.env['E2E_WORKERS'] ?? availableParallelism()),
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits end what hangs; machines differ in speed by a factor of four, also within one run.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ...report],
  use: {
    browserName: 'chromium',
    // A service worker would answer before the tests' own route handlers; tests of the service worker allow
    // it.
    serviceWorkers: 'block',
    // Tests about motion override this.
    reducedMotion: 'reduce',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    // Tracing costs a fifth of the run time: set TRACE=1 to record while working on a test.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
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
        // A camera; the headless shell has no question for it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        // Pages are open for seconds only, so optimising their scripts costs more than it gains.
        '--js-flags=--no-opt --no-maglev',
        // Beyond the limit Chromium starts no spare process for a page to come. Contexts and sites never share one.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects,
});
