import { expect } from '../fixtures/test.ts';
import { on } from '../fixtures/places.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';

walkScreens('notification channels', {
  place: on('desktop', 'lumiere'),
  as: 'new member',
  screens: [
    { name: 'no-notifications', path: '/notifications' },
    { name: 'channels', path: '/activeNotifications' },
    {
      name: 'channels-telegram-waits',
      show: async ({ page, say }) => {
        const label = (key: string) => say(`mailing.channels.telegram.${key}`);
        await page.getByRole('button', { name: label('link'), exact: true }).click();
        const open = page.getByRole('link', { name: label('open'), exact: true });
        await expect(open).toBeVisible();
      },
    },
  ],
});
