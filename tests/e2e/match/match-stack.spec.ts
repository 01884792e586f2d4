// [core §4 Match refill]
import type { Page } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import { moveToHomeRegion } from '../fixtures/home-region.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { openStack, stackOn } from '../pages/match-stack.ts';

/** The profiles that the server would put on the stack now. */
function offered(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/dispenser/match', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ page: 1 }),
    });
    const { profili } = (await answer.json()) as { profili: { id: string }[] };
    return profili.map(({ id }) => id);
  });
}

test(
  'the keyboard likes, dislikes, undoes and opens; another tab follows, and no profile is offered twice',
  on('desktop', 'spark'),
  async ({ visit, app, context }) => {
    const own = visit();
    const { page, brand, say, url, join } = own;
    await moveToHomeRegion(app.databaseUrl, brand, await join('keys', { flow: '7' }));
    const stack = await openStack(own);
    await expect(page.getByText(say('match.keys'))).toBeVisible();
    const other = await context.newPage();
    await other.goto(url('/match'));
    const otherStack = stackOn(other);
    await otherStack.ready();
    await expect(otherStack.top).toHaveAttribute('href', await stack.href());
    await page.bringToFront();

    const liked = await stack.choosing(() => page.keyboard.press('ArrowRight'));
    await expect(other.locator(`[data-depth] a[href$='${liked}']`)).toHaveCount(0);
    const passed = await stack.choosing(() => page.keyboard.press('ArrowLeft'));
    await page.keyboard.press('Control+z');
    await expect(stack.top).toHaveAttribute('href', containing(`/user/${passed}`));
    await stack.choosing(() => page.keyboard.press('ArrowLeft'));

    const dislike = stack.button(say('match.actions.dislike', { name: await stack.name() }));
    await dislike.focus();
    await page.keyboard.press('z');
    await expect(stack.top).toHaveAttribute('href', containing(`/user/${passed}`));
    await stack.choosing(() => page.keyboard.press('ArrowLeft'));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');

    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const href = await stack.href();
    await page.keyboard.press('Enter');
    await page.waitForURL(containing(href));
    await other.close();

    const now = await offered(page);
    expect(now.length).toBeGreaterThan(0);
    expect(now.filter((id) => [liked, passed].includes(id))).toEqual([]);
  },
);
