import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { AppClock } from '../setup/clock.ts';
import { mailbox, type Mailbox } from '../setup/mailbox.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { brandOn, type Where } from './places.ts';
import { keepSummariesAway } from './summaries.ts';
import { visitOf, type Visit } from './visit.ts';

type Running = {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly clock: AppClock;
  readonly databaseUrl: string;
  /** What the service has logged. */
  readonly output: () => string;
};

type WorkerFixtures = { app: Running };

type Fixtures = {
  /**
   * Goes to a brand, on the page of the test unless another one is given. A test whose screen has no brand
   * there is skipped.
   */
  visit: (where: Where, page?: Page) => Visit;
  /** A page of somebody else, on a screen of the same size. */
  otherDevice: () => Promise<Page>;
  mail: Mailbox;
  /** Messages of the page's console that a test expects; all others fail it. */
  expectedErrors: RegExp[];
};

export const test = base.extend<Fixtures & { noComplaints: undefined }, WorkerFixtures>({
  app: [
    async ({ browserName: _ }, use) => {
      const world = await startWorld('demo');
      // A brand without a configured pixel loads nothing of others; one test configures one.
      const app = await startApp(world, { env: { OTHERS_ON_LOCALHOST: '1' } });
      const { port, clock, output } = app;
      const databaseUrl = world.database.url;
      await use({ port, clock, output, sandboxUrl: world.sandboxUrl, databaseUrl });
      await app.stop();
      await world.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  visit: async ({ page, app }, use, info) => {
    const screen = info.project.name;
    await use((where, shown = page) => {
      const brand = brandOn(where, screen);
      if (brand !== undefined) return visitOf(shown, brand, screen, app);
      info.skip(true, 'runs on the other screen');
      throw new Error(`no brand for ${screen}`);
    });
  },

  otherDevice: async ({ browser, page }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport: page.viewportSize() });
      await keepSummariesAway(context);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  mail: async ({ app }, use) => {
    await use(mailbox(app.sandboxUrl));
  },

  expectedErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },

  // Every test watches every page of its context: script errors, console errors, refused content.
  noComplaints: [
    async ({ context, expectedErrors }, use) => {
      await keepSummariesAway(context);
      const complaints: string[] = [];
      const note = (text: string): void => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error' || /content security policy/i.test(message.text())) {
          note(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => {
        note(String(error.error()));
      });
      await use(undefined);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
