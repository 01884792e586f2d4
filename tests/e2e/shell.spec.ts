import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { brandNames, onItsScreen } from './places.ts';

const INFORMATION = ['faq', 'terms', 'privacy', 'cookie', 'contact'] as const;
/** The lower menu belongs to widths up to this. */
const NARROW = 500;

for (const brand of brandNames) {
  test(`what stands around the pages of ${brand}`, async ({ visit }) => {
    const { page, say, open, join, check } = visit(onItsScreen(brand));

    await test.step('the home’s footer leads to the law and the company', async () => {
      await open('/');
      const footer = page.getByRole('contentinfo');
      for (const link of INFORMATION) {
        await expect(
          footer.getByRole('link', { name: say(`shell.footer.${link}`), exact: true }),
        ).toHaveAttribute(
          'href',
          link === 'contact' ? /\/contactUs$/ : new RegExp(`/legal/${link}$`),
        );
      }
      await expect(footer.getByRole('list', { name: say('shell.footer.cards') })).toBeVisible();
      await expect(footer.getByText(say('shell.footer.invented'))).toBeVisible();
    });

    await join('shell');

    await test.step('who is new finds both lists empty, with a way to somebody', async () => {
      await open('/chats');
      await expect(page.getByText(say('chat.list.empty.title'))).toBeVisible();
      await open('/notifications');
      await expect(page.getByText(say('notifications.empty.title'))).toBeVisible();
      await expect(
        page.getByRole('tab', { name: containing(say('notifications.tabs.visits')) }),
      ).toHaveCount(0);
      await check();
    });

    await test.step('up to 500 px there is a title, a side menu and a lower menu; above, a bar', async () => {
      const { height } = page.viewportSize() ?? { height: 844 };
      const menu = page.getByRole('button', { name: say('shell.menu') });
      await page.setViewportSize({ width: NARROW + 1, height });
      await expect(menu).toBeHidden();
      await page.setViewportSize({ width: NARROW, height });
      for (const path of ['find', 'chats', 'notifications', 'profile']) {
        await open(`/${path}`);
        await expect(
          page.getByRole('banner').getByText(say(`shell.titles.${path}`), { exact: true }),
        ).toBeVisible();
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
    });
  });
}
