import type { Page } from '@playwright/test';
import { listOn, threadOn } from './chat-steps.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage } from './fresh-member.ts';
import { openWithLine } from './open-with-line.ts';
import { recordPayloads } from './payload-record.ts';
import { storedTexts } from './stored-texts.ts';
import { twoListed } from './two-listed.ts';

const CANARY = 'zaffiro in miniera';
/** What is not hidden: it shows that the same look finds words where they are. */
const OPEN = 'Greetings from the harbour';

/** Where a page and its browser hold the words. */
async function holding(page: Page, words: string): Promise<readonly string[]> {
  const texts = Object.entries(await storedTexts(page));
  return texts.filter(([, text]) => text.includes(words)).map(([place]) => place);
}

test('a blurred message is in nothing that comes to a free browser, until it pays', async ({
  visit,
  app,
  mail,
  otherDevice,
}) => {
  const place = visit({ phone: 'lumiere', desktop: 'fuego' });
  const { say } = place;
  const world = { databaseUrl: app.databaseUrl, mail };
  const other = visit(place.brand, await otherDevice());
  const [he, she] = await twoListed(place, other, { world, name: 'scan', pay: false });
  const { page } = he;
  const payloads = await recordPayloads(page);
  const hers = threadOn(she);
  const his = threadOn(he);
  const absent = async (): Promise<void> => {
    expect(payloads.holding(CANARY)).toEqual([]);
    expect(await holding(page, CANARY)).toEqual([]);
  };
  const hidden = page.getByRole('link', { name: say('chat.blurred.unlock') });

  await test.step('the popup of it tells that it is there, and no more', async () => {
    await openWithLine(he, '/find');
    await she.open(`/chats/${he.angelId}`);
    await hers.send(CANARY);
    const popup = page
      .getByRole('status')
      .filter({ hasText: say('notifications.incoming.title', { name: she.name }) });
    const covered = popup.getByText(say('notifications.incoming.hidden'));
    await expect(covered).toBeAttached({ timeout: 20_000 });
    await absent();
    await popup.getByRole('link', { name: say('notifications.incoming.open') }).click();
    await page.waitForURL(`**/chats/${she.angelId}`);
  });

  await test.step('nor is it in its thread, as drawn, as it comes in, and drawn anew', async () => {
    await expect(hidden).toHaveCount(1);
    await hers.send(`${CANARY}, ancora`);
    await expect(hidden).toHaveCount(2);
    await absent();
    await page.reload();
    await expect(hidden).toHaveCount(2);
    await his.send(OPEN);
    await expect(his.said(OPEN)).toBeVisible();
    await absent();
  });

  await test.step('nor where one goes by itself: list, thread, back, forward', async () => {
    await he.open('/chats');
    const row = listOn(he).row(she.angelId);
    await expect(row).toBeVisible();
    await row.click();
    await page.waitForURL(`**/chats/${she.angelId}`);
    await expect(hidden).toHaveCount(2);
    await absent();
    for (const path of ['/notifications', '/find', '/vip_plan/blurred']) {
      await he.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await absent();
    }
    for (const path of ['/find', '/notifications']) {
      await page.goBack();
      await page.waitForURL(`**${path}`);
    }
    await page.goBack();
    await page.waitForURL(`**/chats/${she.angelId}`);
    await expect(hidden).toHaveCount(2);
    await page.goBack();
    await page.waitForURL('**/chats');
    await expect(row).toBeVisible();
    await page.goForward();
    await expect(hidden).toHaveCount(2);
    await absent();
  });

  await test.step('the same look finds what may be read', async () => {
    expect(payloads.holding(OPEN)).toContain('socket');
    expect(payloads.holding(OPEN).length).toBeGreaterThan(1);
    expect(await holding(page, OPEN)).toContain('markup');
  });

  await test.step('who has paid reads it', async () => {
    await buyFromPage(page, 'pack_50');
    await page.reload();
    await expect(his.said(CANARY)).toBeVisible();
    await expect(hidden).toHaveCount(0);
    expect(payloads.holding(CANARY)).toContain(page.url());
    expect(await holding(page, CANARY)).toContain('markup');
  });
});
