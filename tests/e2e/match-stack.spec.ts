import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { enterMatch, idIn, stackOn } from './match-steps.ts';

test('the keyboard does it all, on two pages at once, with motion reduced', async ({
  visit,
  context,
}) => {
  // Phones have no keyboard.
  const own = visit({ desktop: 'spark' });
  const { page, say, url } = own;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stack = await enterMatch(own, 'vip');
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
});

test('the stack fills itself up, says when it cannot, and goes on', async ({
  visit,
  expectedErrors,
}) => {
  const own = visit({ desktop: 'dolcevita' });
  const { page, say, check } = own;
  test.setTimeout(120_000);
  expectedErrors.push(/Failed to load resource/);
  const stack = await enterMatch(own, 'paid');
  const seen = new Set<string>();
  await page.route('**/api/dispenser/match', (route) => route.fulfill({ status: 503 }));
  const failed = page.getByRole('heading', { name: say('match.none.failed.title') });
  while ((await stack.top.count()) > 0) {
    const id = idIn(await stack.href());
    expect(seen.has(id)).toBe(false);
    seen.add(id);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(`[data-depth] a[href$='${id}']`)).toHaveCount(0);
  }
  await expect(failed).toBeVisible();
  await check();
  await page.unroute('**/api/dispenser/match');
  await page.getByRole('button', { name: say('match.none.retry') }).click();
  await expect(stack.top).toBeAttached();
  expect(seen.has(idIn(await stack.href()))).toBe(false);
});
