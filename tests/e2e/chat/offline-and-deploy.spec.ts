// [core §2 /chats/{u}]
import type { Page } from '@playwright/test';
import { callAs } from '../fixtures/call-as.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import type { ListedMember } from '../fixtures/listed-member.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { listOn, threadOn } from '../pages/thread.ts';
import { connectMember, type SocketMember } from '../../setup/socket-member.ts';

const FIVE_MINUTES_MS = 300_000;
/** Longer than the pause between two attempts of a connection, a script or a reload. */
const PAUSE_MS = 60_000;
const DRAFT = 'Half a sentence';

/** A device of a member without a page, so that a deploy reloads nothing of hers. */
async function deviceOf(member: ListedMember, email: string, port: number): Promise<SocketMember> {
  const { origin, hostname } = new URL(member.url());
  const credentials = { email, password: FRESH_PASSWORD };
  const context = member.page.context();
  const { text } = await callAs(context, origin, '/api/users/authenticate', credentials);
  const { token } = JSON.parse(text) as { token: string };
  return connectMember(port, hostname, token);
}

/** Marks the loaded document; a reload removes the mark. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'before';
  });
}

/** The build that the server has named to the tab. */
const knownBuild = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('softwareVersion'));

test(
  'five minutes offline with a deploy lose nothing typed or received, and the page reloads once the draft is sent',
  on('desktop', 'dolcevita'),
  async ({ visit, app, mail, otherDevice, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'deploy' });
    const email = other.address('deploy-woman');
    const { page, say } = he;
    const his = threadOn(he);
    const failed = page.getByRole('heading', { name: say('failure.title') });
    const emoji = page.getByRole('region', { name: say('chat.emoji.label'), exact: true });
    await page.clock.install();
    await he.open(`/chats/${she.angelId}`);
    await his.send('Before the tunnel');
    // Another tab, where a search is typed: it does not reload either.
    const list = visit({ page: await context.newPage() });
    await list.open('/chats');
    await list.page.getByRole('searchbox', { name: say('chat.list.search') }).fill(she.name);
    await expect(listOn(list).rows).toHaveCount(1);
    for (const tab of [page, list.page]) await markDocument(tab);

    await test.step('offline for five minutes, the draft stays, and a part that was not loaded is awaited', async () => {
      await his.field.fill(DRAFT);
      await context.setOffline(true);
      await expect(page.getByText(say('notifications.connection.closed'))).toBeVisible();
      await page.getByRole('button', { name: say('chat.emoji.open') }).click();
      await expect(page.getByText(say('failure.part'))).toBeVisible();
      await page.clock.fastForward(FIVE_MINUTES_MS);
      await expect(his.field).toHaveValue(DRAFT);
    });

    const buildId = await test.step('messages arrive before and after a deploy', async () => {
      const before = await deviceOf(she, email, app.port);
      for (const text of ['Where are you?', 'Still there?']) {
        expect(await before.say(he.angelId, text)).toMatchObject({ ok: true });
      }
      before.close();
      const deployed = await app.deploy();
      const after = await deviceOf(she, email, app.port);
      expect(await after.say(he.angelId, 'Call me')).toMatchObject({ ok: true });
      after.close();
      return deployed;
    });

    await test.step('online, everything is there in order, the missing part opens, and the reload waits', async () => {
      await context.setOffline(false);
      await expect.poll(() => knownBuild(page)).toBe(buildId);
      await expect(page.locator('.bubble')).toContainText([
        'Before the tunnel',
        'Where are you?',
        'Still there?',
        'Call me',
      ]);
      await expect(page.locator('.bubble')).toHaveCount(4);
      await expect(page.getByText(say('notifications.connection.closed'))).toHaveCount(0);
      await expect(page.getByText(say('failure.part'))).toHaveCount(0);
      await expect(emoji).toBeVisible();
      await page.clock.fastForward(PAUSE_MS);
      await expect(his.field).toHaveValue(DRAFT);
      await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');
    });

    await test.step('a page of the old build opens another page of the app', async () => {
      await expect(list.page.locator('html')).toHaveAttribute('data-loaded', 'before');
      await listOn(list).row(she.angelId).click();
      await list.page.waitForURL(`**/chats/${she.angelId}`);
      await expect(threadOn(list).said('Call me')).toBeVisible();
      await expect(list.page.getByRole('heading', { name: say('failure.title') })).toHaveCount(0);
    });

    await test.step('once the draft is sent, the page reloads with the new build', async () => {
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: say('chat.composer.send'), exact: true }).click();
      await reloaded;
      await expect(page.locator('html')).not.toHaveAttribute('data-loaded', 'before');
      await expect(his.said(DRAFT)).toHaveCount(1);
      await expect(page.locator('.bubble')).toHaveCount(5);
      await expect(his.field).toHaveValue('');
      await expect(failed).toHaveCount(0);
    });
  },
);
