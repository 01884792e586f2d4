import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { stackOn } from '../pages/match-stack.ts';

const CARDS = '**/api/dispenser/match';
/** An age that no profile has; the search stores it for the stack. */
const NO_PROFILES = '/find?page=1&from=97&to=98';

walkScreens('the stack and what takes its place', {
  place: on('desktop', 'phare'),
  as: 'anna',
  expectedErrors: [/Failed to load resource/],
  screens: [
    {
      name: 'match',
      path: '/match',
      show: ({ page }) => stackOn(page).ready(),
    },
    {
      name: 'match-nobody',
      path: NO_PROFILES,
      show: async ({ page, say, open }) => {
        await expect.poll(() => page.evaluate(() => document.cookie)).toContain('from%3D97');
        await open('/match');
        await expect(
          page.getByRole('heading', { name: say('match.none.filtered.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'match-failed',
      show: async ({ page, say }) => {
        await page.route(CARDS, (route) => route.fulfill({ status: 503 }));
        await page.reload();
        await expect(
          page.getByRole('heading', { name: say('match.none.failed.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'match-offline',
      show: async ({ page, say }) => {
        await page.unroute(CARDS);
        await page.route(CARDS, (route) => route.abort());
        await page.getByRole('button', { name: say('match.none.retry') }).click();
        await expect(
          page.getByRole('heading', { name: say('match.none.offline.title') }),
        ).toBeVisible();
      },
    },
  ],
});
