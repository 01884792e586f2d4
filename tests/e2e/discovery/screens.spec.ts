import { containing } from '../fixtures/copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import { startVisitEarlier } from '../fixtures/visit-age.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { pager, place } from '../pages/find.ts';

/** As long as the longest name seen in the product. */
const LONG_NAME = 'Maximilienne-Théodora d’Entrecasteaux-Villeneuve';

walkScreens('the search of a free member', {
  place: on('phone', 'lumiere'),
  as: 'free',
  screens: [
    {
      name: 'find',
      path: '/find?page=2',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('discovery.heading.woman'),
        );
      },
    },
    {
      name: 'find-locked-page',
      show: async ({ page, say }) => {
        await pager(page, say).locator('a[aria-haspopup="dialog"]').last().click();
        await expect(
          page.getByRole('dialog', { name: say('hooks.kind.paginazione.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'find-places',
      show: async ({ page, say }) => {
        await page.keyboard.press('Escape');
        await place(page, say).click();
        await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      },
    },
    {
      name: 'find-filters',
      show: async ({ page, say }) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: containing(say('discovery.filters.open')) }).click();
        await expect(
          page.getByRole('dialog', { name: say('discovery.filters.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'saved',
      path: '/saved',
      show: async ({ page }) => {
        await expect(page.getByRole('article')).toHaveCount(2);
      },
    },
    {
      name: 'likes',
      path: '/likes',
      show: async ({ page }) => {
        await expect(page.getByRole('article')).toHaveCount(3);
      },
    },
  ],
});

walkScreens('the search of a flow with a quick look', {
  place: on('phone', 'spark'),
  as: 'new member',
  screens: [
    {
      name: 'find-quick-look',
      path: async ({ page, join }) => {
        await join('looker', { flow: '21' });
        // The start-up of a visit in this flow proposes a photo.
        await startVisitEarlier(page, 60_000);
        return '/find?page=1';
      },
      show: async ({ page, say }) => {
        const card = page.getByRole('article').first().getByRole('link');
        const dialog = page.getByRole('dialog');
        await card.click();
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(card).toBeFocused();
        await card.press('Enter');
        await expect(
          dialog.getByRole('link', { name: say('discovery.preview.profile') }),
        ).toBeVisible();
        await expect(dialog.getByRole('link', { name: say('profile.write') })).toBeVisible();
      },
    },
    {
      name: 'saved-none',
      path: '/saved',
      show: async ({ page, say }) => {
        await expect(
          page.getByRole('heading', { name: say('discovery.saved.empty.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'searches-none',
      path: '/searches',
      show: async ({ page, say }) => {
        await expect(
          page.getByRole('heading', { name: say('searches.empty.title') }),
        ).toBeVisible();
      },
    },
    {
      name: 'dates-none',
      path: '/dates',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { name: say('dates.empty.title') })).toBeVisible();
      },
    },
    {
      name: 'dates-form',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('dates.new') }).click();
        await expect(page.getByRole('dialog', { name: say('dates.title') })).toBeVisible();
      },
    },
    {
      name: 'find-save-search',
      path: '/find?page=1&photo=1',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('searches.save.open') }).click();
        await expect(page.getByRole('dialog', { name: say('searches.save.title') })).toBeVisible();
      },
    },
    {
      name: 'searches',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('searches.save.submit') }).click();
        await page.locator('a[href$="/searches"]').click();
        await expect(page.getByRole('article')).toHaveCount(1);
      },
    },
    {
      name: 'find-small',
      path: '/find?page=1',
      show: async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        const names = page.locator('article .profile-card-name .truncate');
        // A text that changes before it is hydrated is an error of React.
        await hydrated(names.last());
        await names.evaluateAll((all, name) => {
          for (const one of all) one.textContent = name;
        }, LONG_NAME);
      },
    },
  ],
});

walkScreens('the search of a woman who seeks men', {
  place: on('desktop', 'verbena'),
  as: 'anna',
  screens: [
    {
      name: 'find-men',
      path: '/find?page=1',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          say('discovery.heading.man'),
        );
        const bar = page.getByRole('navigation', { name: say('shell.navigation') });
        await expect(bar.getByRole('link', { name: say('shell.find') })).toBeVisible();
        await expect(bar.getByRole('link', { name: say('shell.match') })).toHaveCount(0);
      },
    },
    {
      name: 'find-nobody',
      path: '/find?page=1&from=97&to=98&photo=1&online=1',
      show: async ({ page, say }) => {
        await expect(
          page.getByRole('heading', { name: say('discovery.empty.titleFiltered') }),
        ).toBeVisible();
      },
    },
    {
      name: 'find-profile',
      path: '/find?page=1',
      show: async ({ page }) => {
        await page.getByRole('article').first().getByRole('link').click();
        await page.waitForURL('**/user/*');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
  ],
});
