// [core §3 Notification types purchKo] [core §3 Stored keys messaggiNonLetti] [core §4 Notification timer]
// [core §4 Popup closes on chat] [core §9 Poll 40000 ms and 10000 ms] [money §3 purchKo text]
import type { Page } from '@playwright/test';
import { threadOn } from '../pages/thread.ts';
import { expect, test } from '../fixtures/notification-test.ts';
import { on } from '../fixtures/places.ts';
import { allowSummaries } from '../fixtures/summaries.ts';
import { seeTab } from '../fixtures/tab-visibility.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import type { Say } from '../fixtures/visit.ts';
import { openConnected } from '../steps/open-connected.ts';

/** The first summary of a visit opens after forty seconds; this leaves a few to open a page. */
const UNTIL_SUMMARY_MS = 36_000;

/** The popups of a page, and how to close one. */
function popupsOf(page: Page, say: Say) {
  const close = page.getByRole('button', { name: say('notifications.incoming.close') });
  return {
    close,
    from: (name: string) =>
      page.getByText(say('notifications.incoming.title', { name }), { exact: true }),
    summary: page.getByText(say('notifications.summary.title'), { exact: true }),
  };
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

test(
  'the popup of a message leads to the chat, and does not return after a page of chats',
  on('phone', 'serra'),
  async ({ pair }) => {
    const { he, she } = await pair('popup');
    const { page, say, check } = he;
    await she.open(`/chats/${he.angelId}`);
    const hers = threadOn(she);
    const popup = popupsOf(page, say).from(she.name);

    await test.step('it opens over the search, with a link to the chat', async () => {
      await openConnected(he, '/find');
      await hers.write('Are you there?');
      await expect(popup).toBeVisible();
      await check('notifications-message');
      await page
        .getByRole('link', { name: say('notifications.incoming.open'), exact: true })
        .click();
      await page.waitForURL(`**/chats/${she.angelId}`);
      await expect(popup).toBeHidden();
      await expect(threadOn(he).said('Are you there?')).toBeVisible();
    });

    await test.step('the chats close it permanently', async () => {
      await openConnected(he, '/profile');
      await hers.write('Say something');
      await expect(popup).toBeVisible();
      const chats = page.getByRole('navigation').getByRole('link', { name: say('shell.chats') });
      await chats.first().click();
      await page.waitForURL('**/chats');
      await expect(popup).toBeHidden();
      await page.goBack();
      await page.waitForURL('**/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(popup).toBeHidden();
    });
  },
);

test(
  'of two windows one shows the popup, and a hidden one shows it on return',
  on('desktop', 'phare'),
  async ({ visit, pair, context }) => {
    const { he, she } = await pair('windows');
    await she.open(`/chats/${he.angelId}`);
    const hers = threadOn(she);
    const other = visit({ page: await context.newPage() });
    const [own, others] = [popupsOf(he.page, he.say), popupsOf(other.page, he.say)];
    const shown = async () =>
      (await own.from(she.name).count()) + (await others.from(she.name).count());
    await openConnected(other, '/profile');
    await openConnected(he, '/find');

    await test.step('reading in a third window closes it', async () => {
      await hers.write('Shall I call?');
      await expect.poll(shown).toBe(1);
      const third = visit({ page: await context.newPage() });
      await third.open(`/chats/${she.angelId}`);
      await expect.poll(shown).toBe(0);
      await third.page.close();
    });

    await test.step('it is pending while hidden, and the window that returns shows it', async () => {
      await Promise.all([seeTab(he.page, false), seeTab(other.page, false)]);
      await hers.write('Tomorrow, then');
      await expect.poll(() => stored(he.page, 'notificheInPending')).toBe('true');
      expect(await stored(he.page, 'tipologiaNotifica')).toBe('message');
      expect(await shown()).toBe(0);
      await seeTab(other.page, true);
      await expect(others.from(she.name)).toBeVisible();
      await expect.poll(() => stored(he.page, 'notificheInPending')).toBeNull();
      await seeTab(he.page, true);
      await others.close.click();
      await expect.poll(shown).toBe(0);
    });
  },
);

test(
  'unread messages are summarized once, and again after a return to a tab that was loaded hidden',
  on('phone', 'bside'),
  async ({ visit, otherDevice, app, mail }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'summary', pay: false });
    const { page, say, open, check } = he;
    const popups = popupsOf(page, say);

    await test.step('it opens forty seconds into the visit', async () => {
      await allowSummaries(page, UNTIL_SUMMARY_MS);
      await open('/profile');
      await expect(popups.summary).toBeVisible();
      const one = say('notifications.summary.messages', { count: 1 });
      await expect(page.getByRole('status').getByText(one, { exact: true })).toBeVisible();
      await check('notifications-summary');
      await popups.close.click();
      await expect(popups.summary).toBeHidden();
      expect(await stored(page, 'messaggiNonLetti')).toBe('1');
    });

    await test.step('a tab that was loaded hidden shows it on return', async () => {
      await seeTab(page, false);
      await she.open(`/user/${he.angelId}`);
      await expect.poll(() => stored(page, 'notificheInPending')).toBe('true');
      expect(await stored(page, 'tipologiaNotifica')).toBe('visit');
      await page.reload();
      await expect(popups.summary).toBeVisible();
      await expect.poll(() => stored(page, 'notificheInPending')).toBeNull();
      await page
        .getByRole('link', { name: say('notifications.summary.chats'), exact: true })
        .click();
      await page.waitForURL('**/chats');
      await expect(popups.summary).toBeHidden();
    });
  },
);
