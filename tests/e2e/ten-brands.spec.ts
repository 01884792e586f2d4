import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { newcomers, otherBrands } from './places.ts';

// Two of them on each screen and the rest on the other, by turns; the full product with TEST_ALL=1.
const onItsScreen = (nth: number) => (nth % 2 === 0 ? ('phone' as const) : ('desktop' as const));

for (const [nth, brand] of otherBrands.entries()) {
  test(`${brand} opens its door and its rooms`, async ({ visit }) => {
    const where = process.env['TEST_ALL'] === '1' ? brand : { [onItsScreen(nth)]: brand };
    const { page, say, enter, open, check } = visit(where);
    await test.step('its home, in its own language and look', async () => {
      await open();
      await expect(page.locator('html')).toHaveAttribute('lang', newcomers[brand].locale);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').length;
      });
      expect(fonts).toBeGreaterThan(0);
      await expectNoOverflow(page);
      await check('ten-home');
    });
    await test.step('in the other light', async () => {
      const choice = page.getByRole('group', { name: say('shell.theme.legend') });
      await choice.getByRole('button', { name: say('shell.theme.dark') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await check();
    });
    await enter('paid');
    for (const place of ['/find', '/chats', '/profile']) {
      await test.step(place, async () => {
        await open(place);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page);
        await check(`ten-${place.slice(1)}`);
      });
    }
  });
}
