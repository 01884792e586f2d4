// [core §2 / footer] [core §2 Mobile title by the first path segment] [core §2 Side menu: Search]
// [core §8 nessun_messaggio] [core §9 500 px]
import { containing } from '../fixtures/copy.ts';
import { expectNoOverflow } from '../fixtures/expect-no-overflow.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

/** The bottom menu is shown up to this width. */
const NARROW = 500;

test(
  'up to 500 px a member has a title, a side menu and a bottom menu, above that a bar; a new one has empty lists',
  on('phone', 'bside', 'in every language'),
  async ({ visit }) => {
    const { page, say, open, join } = visit();
    await join('shell');
    const { height } = page.viewportSize() ?? { height: 844 };
    const menu = page.getByRole('button', { name: say('shell.menu') });
    const empty = {
      chats: say('chat.list.empty.title'),
      notifications: say('notifications.empty.title'),
    } as const;

    await page.setViewportSize({ width: NARROW, height });
    for (const path of ['find', 'chats', 'notifications', 'profile'] as const) {
      await open(`/${path}`);
      await expect(
        page.getByRole('banner').getByText(say(`shell.titles.${path}`), { exact: true }),
      ).toBeVisible();
      if (path === 'chats' || path === 'notifications') {
        await expect(page.getByText(empty[path])).toBeVisible();
      }
      if (path === 'notifications') {
        await expect(
          page.getByRole('tab', { name: containing(say('notifications.tabs.visits')) }),
        ).toHaveCount(0);
      }
    }
    await menu.click();
    const side = page.getByRole('dialog', { name: say('shell.menuTitle') });
    for (const item of ['find', 'chats', 'profile', 'vip', 'activate']) {
      await expect(
        side.getByRole('link', { name: say(`shell.${item}`), exact: true }),
      ).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(side).toBeHidden();
    await page.setViewportSize({ width: NARROW + 1, height });
    await expect(menu).toBeHidden();
  },
);

/** Widths at which the bar changes, and those of common windows. */
const WIDTHS = [320, 360, 390, 501, 568, 640, 768, 820, 1024, 1152, 1440, 1920];

test(
  'the bars fit the window at every width, for a member with every entry of the bar',
  on('desktop', 'lumiere', 'in every language'),
  async ({ visit }) => {
    const { page, say, open, enter } = visit();
    await enter('paid');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await open('/notifications');
      await expectNoOverflow(page);
      if (width <= NARROW) continue;
      const logout = page.getByRole('banner').getByRole('button', { name: say('shell.logout') });
      const box = await logout.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  },
);
