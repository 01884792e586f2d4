import { on } from '../fixtures/places.ts';
import { expect } from '../fixtures/test.ts';
import { walkScreens } from '../fixtures/walk-screens.ts';
import { listOn, threadOn } from '../pages/thread.ts';

walkScreens('list and thread of a phone', {
  place: on('phone', 'phare'),
  as: 'paid',
  screens: [
    {
      name: 'chats',
      path: '/chats',
      show: (visit) => expect(listOn(visit).rows.first()).toBeVisible(),
    },
    {
      name: 'chats-none-found',
      show: async (visit) => {
        const { page, say } = visit;
        const { rows } = listOn(visit);
        const before = await rows.count();
        const search = page.getByRole('searchbox', { name: say('chat.list.search') });
        await search.fill('zzzz');
        await expect(page.getByText(say('chat.list.found', { count: 0 }))).toBeVisible();
        await expect(rows).toHaveCount(0);
        await search.fill('');
        await expect(rows).toHaveCount(before);
        await search.fill('zzzz');
        await expect(rows).toHaveCount(0);
      },
    },
    {
      name: 'thread',
      path: '/chats',
      show: async (visit) => {
        await listOn(visit).rows.first().click();
        await expect(threadOn(visit).field).toBeVisible();
      },
    },
    {
      name: 'thread-emoji',
      show: async ({ page, say }) => {
        await page.getByRole('button', { name: say('chat.emoji.open'), exact: true }).click();
        await expect(page.getByRole('searchbox', { name: say('chat.emoji.search') })).toBeVisible();
      },
    },
    {
      name: 'thread-gone',
      path: '/chats/nobody',
      show: async ({ page, say }) => {
        await expect(page.getByRole('heading', { name: say('profile.gone.title') })).toBeVisible();
      },
    },
  ],
});
