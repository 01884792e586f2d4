import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppClock } from '../setup/clock.ts';
import { mailbox, type Mailbox } from '../setup/mailbox.ts';
import { root } from '../setup/process.ts';
import { startApp, startWorld } from '../setup/server.ts';
import { freshMember } from './fresh-member.ts';
import type { BrandName } from './places.ts';

type Running = {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly clock: AppClock;
  readonly databaseUrl: string;
};

type WorkerFixtures = { app: Running };

type Fixtures = {
  /** The address of a brand's page: `brandUrl('fuego', '/find')`. */
  brandUrl: (brandId: string, path?: string) => string;
  mail: Mailbox;
  /** Signs somebody of their own up on this page, confirmed and logged in; answers with their address. */
  newMember: (brand: BrandName, name: string) => Promise<string>;
  /** Fails on any accessibility finding of WCAG 2.2 A and AA in what the page shows now. */
  checkAccessibility: (page: Page) => Promise<void>;
  /** Keeps a picture of the whole screen under .data/shots. */
  shot: (page: Page, name: string) => Promise<void>;
  /** Messages of the page's console that a test expects; all others fail it. */
  expectedErrors: RegExp[];
};

const shots = join(root, '.data/shots');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// The provider's card fields: the page's ground shows through these frames, which axe takes for white.
const SEE_THROUGH = '[data-cse] iframe';

export const test = base.extend<Fixtures & { noComplaints: undefined }, WorkerFixtures>({
  app: [
    async ({ browserName: _ }, use) => {
      const world = await startWorld('demo');
      const app = await startApp(world);
      const { port, clock } = app;
      await use({ port, clock, sandboxUrl: world.sandboxUrl, databaseUrl: world.database.url });
      await app.stop();
      await world.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  brandUrl: async ({ app }, use) => {
    await use((brandId, path = '/') => `http://${brandId}.localhost:${app.port}${path}`);
  },

  mail: async ({ app }, use) => {
    await use(mailbox(app.sandboxUrl));
  },

  newMember: async ({ page, app, brandUrl }, use, { project }) => {
    await use(async (brand, name) => {
      const email = `${name}.${project.name}@example.test`;
      const { databaseUrl } = app;
      await freshMember(page, brand, { home: brandUrl(brand), databaseUrl, email });
      return email;
    });
  },

  checkAccessibility: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      // What is still fading in has no contrast of its own yet, and what is scrolled half under the bar
      // is measured as small as what shows of it.
      await page.evaluate(async () => {
        window.scrollTo(0, 0);
        const moving = () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
            );
        // What was just added begins to move with the next frame, so none is waited for first.
        do {
          await Promise.allSettled(moving().map(({ finished }) => finished));
          await new Promise((drawn) => {
            requestAnimationFrame(() => requestAnimationFrame(drawn));
          });
        } while (moving().length > 0);
      });
      // In the page alone: the other mode gathers its results in a tab of its own, and a click that follows
      // while this one is brought back to the front is lost.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(STANDARDS)
        .exclude(SEE_THROUGH)
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  },

  shot: async ({ browserName: _ }, use, { project }) => {
    await use(async (page, name) => {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({
        path: join(shots, `${name}-${project.name}.png`),
        animations: 'disabled',
      });
    });
  },

  expectedErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },

  // Every test watches every page of its context: script errors, console errors, refused content.
  noComplaints: [
    async ({ context, expectedErrors }, use) => {
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
