// [core §4 Blurred to level 0]
import type { Page } from '@playwright/test';
import type { ListedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { recordPayloads, type Payloads } from '../fixtures/record-payloads.ts';
import { storedTexts } from '../fixtures/stored-texts.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { listOn, threadOn } from '../pages/thread.ts';
import { openConnected } from '../steps/open-connected.ts';

const CANARY = 'zaffiro in miniera';
/** A control text that is not hidden: it shows that the same search finds existing text. */
const OPEN = 'Greetings from the harbour';
/** A visit shows no popup of a message before this time, see `components/notifications/check-times.ts`. */
const FIRST_POPUP_MS = 5_000;

/** The places where a page and its browser hold the text. */
async function holding(page: Page, text: string): Promise<readonly string[]> {
  const texts = Object.entries(await storedTexts(page));
  return texts.filter(([, one]) => one.includes(text)).map(([place]) => place);
}

async function expectAbsent(page: Page, payloads: Payloads): Promise<void> {
  expect(payloads.holding(CANARY)).toEqual([]);
  expect(await holding(page, CANARY)).toEqual([]);
}

const hiddenOn = ({ page, say }: ListedMember) =>
  page.getByRole('link', { name: say('chat.blurred.unlock') });

test(
  'a free member’s popup and thread contain no byte of a blurred message',
  on('phone', 'vermut'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'scan', pay: false });
    const { page, say } = he;
    const payloads = await recordPayloads(page);
    const [his, hers] = [threadOn(he), threadOn(she)];
    const hidden = hiddenOn(he);
    await page.clock.install();

    await test.step('the popup says only that there is a message', async () => {
      await openConnected(he, '/find');
      await page.clock.fastForward(FIRST_POPUP_MS);
      await she.open(`/chats/${he.angelId}`);
      await hers.send(CANARY);
      const popup = page
        .getByRole('status')
        .filter({ hasText: say('notifications.incoming.title', { name: she.name }) });
      await expect(popup.getByText(say('notifications.incoming.hidden'))).toBeAttached();
      await expectAbsent(page, payloads);
      await popup.getByRole('link', { name: say('notifications.incoming.open') }).click();
      await page.waitForURL(`**/chats/${she.angelId}`);
    });

    await test.step('the thread does not contain it as rendered, on arrival, and after a reload', async () => {
      await expect(hidden).toHaveCount(1);
      await hers.send(`${CANARY}, ancora`);
      await his.receive(hidden.nth(1));
      await expectAbsent(page, payloads);
      await page.reload();
      await expect(hidden).toHaveCount(2);
      await his.send(OPEN);
      await expect(his.said(OPEN)).toBeVisible();
      await expectAbsent(page, payloads);
    });

    await test.step('the same search finds readable text', async () => {
      expect(payloads.holding(OPEN)).toContain('socket');
      await page.reload();
      await expect(his.said(OPEN)).toBeVisible();
      expect(payloads.holding(OPEN)).toContain(page.url());
      expect(await holding(page, OPEN)).toContain('markup');
    });
  },
);

test(
  'pages contain no byte of a blurred message as a free member navigates, until the payment',
  on('desktop', 'bside'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'pages', pay: false });
    const { page } = he;
    const payloads = await recordPayloads(page);
    const hidden = hiddenOn(he);
    await she.open(`/chats/${he.angelId}`);
    await threadOn(she).send(CANARY);

    await test.step('list and thread do not contain it', async () => {
      await he.open('/chats');
      await listOn(he).row(she.angelId).click();
      await page.waitForURL(`**/chats/${she.angelId}`);
      await expect(hidden).toHaveCount(1);
      await expectAbsent(page, payloads);
    });

    await test.step('other pages do not contain it, also after back and forward', async () => {
      for (const path of ['/notifications', '/find', '/vip_plan/blurred']) {
        await he.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAbsent(page, payloads);
      }
      for (const path of ['/find', '/notifications']) {
        await page.goBack();
        await page.waitForURL(`**${path}`);
      }
      await page.goBack();
      await page.waitForURL(`**/chats/${she.angelId}`);
      await expect(hidden).toHaveCount(1);
      await page.goBack();
      await page.waitForURL('**/chats');
      await expect(listOn(he).row(she.angelId)).toBeVisible();
      await page.goForward();
      await expect(hidden).toHaveCount(1);
      await expectAbsent(page, payloads);
    });

    await test.step('a paying member reads it', async () => {
      await he.buy('pack_50');
      await page.reload();
      await expect(threadOn(he).said(CANARY)).toBeVisible();
      await expect(hidden).toHaveCount(0);
      expect(payloads.holding(CANARY)).toContain(page.url());
      expect(await holding(page, CANARY)).toContain('markup');
    });
  },
);
