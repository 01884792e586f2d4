// [core §9 Tooltip 5000 ms]
import { containing } from '../fixtures/copy.ts';
import { moveToHomeRegion } from '../fixtures/home-region.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { pager, place } from '../pages/find.ts';
import { openStack } from '../pages/match-stack.ts';

test(
  'a free member searches, likes a profile once, and undoes a dislike',
  on('phone', 'dolcevita', 'in every language'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, brand, say, open, join } = own;
    const email = await join('seeker', { flow: '7' });
    await moveToHomeRegion(app.databaseUrl, brand, email);

    await test.step('the search shows matching profiles, up to the limit of the plan', async () => {
      await open('/find?members=0&page=1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('discovery.heading.woman'),
      );
      await expect(pager(page, say).locator('a[aria-haspopup="dialog"]').first()).toBeVisible();
      await place(page, say).click();
      const chooser = page.getByRole('dialog', { name: say('discovery.region.title') });
      await expect(chooser.getByRole('searchbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(chooser).toBeHidden();
    });

    await test.step('a like on a profile shows its price, and is still there after a reload', async () => {
      await open('/find?members=1');
      await page
        .getByRole('article')
        .filter({ hasNotText: say('profile.verifiedOnly') })
        .last()
        .getByRole('link')
        .click();
      await page.waitForURL('**/user/*');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const name = (title ?? '').replace(/\s*\d+$/, '');
      const press = page.getByRole('button', {
        name: containing(say('match.like.press', { name })),
      });
      await expect(press).toHaveText(containing(say('match.like.short')));
      await expect(press.locator('span span')).toHaveText(say('match.like.rest', { count: 10 }));
      await press.click();
      const done = page.getByRole('button', {
        name: containing(say('match.like.liked', { name })),
      });
      await expect(done).toBeVisible();
      const tip = page.getByRole('status').filter({ hasText: say('match.like.sent', { name }) });
      await expect(tip).toBeVisible();
      await page.reload();
      await expect(done).toBeVisible();
    });

    await test.step('a dislike is undone', async () => {
      // The stack uses the filters of the last search.
      await open('/find?members=0&page=1');
      const stack = await openStack(own);
      const name = await stack.name();
      await stack.choosing(() => stack.button(say('match.actions.dislike', { name })).click());
      await stack.button(say('match.actions.undo')).click();
      await expect(stack.said(say('match.said.undone', { name }))).toBeAttached();
    });
  },
);
