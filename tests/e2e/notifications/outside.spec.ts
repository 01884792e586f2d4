// [core §2 /activeNotifications] [core §2 Side menu: Activate notifications] [core §7 Push worker]
// [money §2 /unsubscribe]
import { threadOn } from '../pages/thread.ts';
import { expect, test } from '../fixtures/notification-test.ts';
import { on } from '../fixtures/places.ts';
import { playPush, pushedTo, subscriptionOf, workerOf } from '../fixtures/push-stand-in.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'push is proposed after the first message, switched on, delivered without names, and opens the chats',
  on('desktop', 'dolcevita'),
  async ({ pair, writeUnseen, app, context }) => {
    const both = await pair('push');
    const { he, she } = both;
    const { page, say, open, check } = he;
    const strip = page.getByRole('complementary', { name: say('chat.askPush.label') });
    const { origin } = new URL(he.url());
    await context.grantPermissions(['notifications'], { origin });
    await playPush(context, app.sandboxUrl, 'default');

    await test.step('the thread proposes it once, after the first message', async () => {
      await open(`/chats/${she.angelId}`);
      const his = threadOn(he);
      await expect(his.field).toBeVisible();
      await expect(strip).toHaveCount(0);
      await his.write('Good evening');
      await expect(strip).toBeVisible();
      await check('notifications-ask-push');
      await strip.getByRole('button', { name: say('chat.askPush.yes'), exact: true }).click();
      await expect(page.getByText(say('chat.askPush.on'), { exact: true })).toBeVisible();
      await expect(strip).toHaveCount(0);
      await his.send('How are you?');
      await expect(strip).toHaveCount(0);
    });

    await test.step('a message for a hidden page is pushed without its sender’s name or text', async () => {
      await open('/activeNotifications');
      await expect(page.getByText(say('mailing.channels.push.on'), { exact: true })).toBeVisible();
      const worker = await workerOf(page, origin);
      const id = await subscriptionOf(page);
      await writeUnseen(both, 'A secret, for you', async () => {
        const pushed = await pushedTo(app.sandboxUrl, id);
        return pushed.length > 0;
      });
      const [pushed = ''] = await pushedTo(app.sandboxUrl, id);
      for (const secret of [she.name, 'secret', she.angelId]) expect(pushed).not.toContain(secret);
      await app.clock.reset();
      // The worker shows nothing while a page of the site is visible.
      await page.goto('about:blank');
      await expect.poll(worker.watched).toEqual([]);
      await worker.deliver(pushed);
      const { title, body } = JSON.parse(pushed) as { title: string; body: string };
      await expect.poll(worker.shown).toEqual([title + body]);
      await open('/profile');
      await worker.press();
      await page.waitForURL('**/chats');
      await expect.poll(worker.shown).toEqual([]);
    });

    await test.step('a pause sends nothing until it is ended, and then one notice', async () => {
      await open('/activeNotifications');
      const id = await subscriptionOf(page);
      const before = (await pushedTo(app.sandboxUrl, id)).length;
      const pause = (key: string) => say(`notifications.pause.${key}`);
      await page.getByRole('button', { name: pause('lengths.open'), exact: true }).click();
      const paused = page.getByText(pause('pausedOpen'), { exact: true });
      await expect(paused).toBeVisible();
      await check('notifications-paused');
      await open('/notifications');
      await expect(paused).toBeVisible();
      const end = page.getByRole('button', { name: pause('end'), exact: true });
      let isPaused = true;
      await writeUnseen(both, 'Another secret', async () => {
        const sent = (await pushedTo(app.sandboxUrl, id)).length - before;
        if (!isPaused) return sent === 1;
        expect(sent).toBe(0);
        await end.click();
        await expect(paused).toHaveCount(0);
        isPaused = false;
        return false;
      });
    });
  },
);

test(
  'Telegram is linked through its bot, notifies with counts and a login link, and is unlinked',
  on('phone', 'vermut'),
  async ({ pair, writeUnseen, app, context, otherDevice }) => {
    const both = await pair('bot');
    const { he, she } = both;
    const { page, say, check } = he;
    const label = (key: string) => say(`mailing.channels.telegram.${key}`);
    const chat = String(700_000 + Math.floor(Math.random() * 99_999));
    const sent = async () => {
      const answer = await fetch(`${app.sandboxUrl}/telegram.json?chat=${chat}`);
      return (await answer.json()) as { text: string; buttons: { url: string }[] }[];
    };

    await test.step('the page links to the bot, polls, and shows that it is linked', async () => {
      await he.open('/activeNotifications');
      await page.getByRole('button', { name: label('link'), exact: true }).click();
      const href = await page
        .getByRole('link', { name: label('open'), exact: true })
        .getAttribute('href');
      const bot = await context.newPage();
      await bot.goto(`${href ?? ''}&chat=${chat}`);
      await bot.getByRole('button', { name: 'Start', exact: true }).click();
      await expect(bot.getByRole('listitem').first()).toBeVisible();
      await bot.close();
      await expect(page.getByText(label('linked'), { exact: true })).toBeVisible();
      await check('notifications-telegram-linked');
    });

    await test.step('the bot’s message contains no name, and its button logs in on another device', async () => {
      await writeUnseen(both, 'A secret, for you', async () =>
        (await sent()).some(({ buttons }) => buttons.length > 0),
      );
      const [notice] = await sent();
      expect(notice?.text).not.toContain('secret');
      expect(notice?.text).not.toContain(she.name);
      const device = await otherDevice();
      await device.goto(notice?.buttons[0]?.url ?? '');
      expect(new URL(device.url()).pathname).toMatch(/\/autologin_telegram$/);
      await device.getByRole('button', { name: say('accounts.autologin.button') }).click();
      await device.waitForURL('**/chats');
    });

    await test.step('one press unlinks the chat', async () => {
      await page.getByRole('button', { name: label('unlink'), exact: true }).click();
      await expect(page.getByRole('button', { name: label('link'), exact: true })).toBeVisible();
    });
  },
);

test(
  'the flow asks once for the channels, and a browser that denied push explains how to allow it',
  on('phone', 'fuego'),
  async ({ visit, app, context, device }) => {
    const { page, say, open, join, check } = visit();
    await playPush(context, app.sandboxUrl, 'denied');
    const asked = page.getByRole('dialog', { name: say('popups.channel.title') });
    await join('asked', { flow: '15' });

    await test.step('the question offers every channel, and links to their settings', async () => {
      await open('/profile');
      await expect(asked).toBeVisible();
      for (const channel of ['email', 'telegram', 'push', 'none']) {
        await expect(
          asked.getByText(say(`popups.channel.${channel}`), { exact: true }),
        ).toBeVisible();
      }
      await check('notifications-question');
      await asked.getByText(say('popups.channel.push'), { exact: true }).click();
      await page.waitForURL('**/activeNotifications');
    });

    await test.step('a denial can be undone only in the browser’s settings', async () => {
      const denied = say('mailing.channels.push.denied');
      await expect(page.getByText(denied, { exact: true })).toBeVisible();
      const start = page.getByRole('button', { name: say('mailing.channels.push.start') });
      await expect(start).toHaveCount(0);
      await check('notifications-push-denied');
    });

    await test.step('a new visit does not ask again', async () => {
      await page.evaluate(() => {
        window.localStorage.removeItem('landedTime');
      });
      await open('/profile');
      await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
      await expect(asked).toBeHidden();
    });

    await test.step('the side menu of a phone links there, too', async () => {
      if (device === 'desktop') return;
      await page.getByRole('button', { name: say('shell.menu') }).click();
      await page.getByRole('link', { name: say('shell.activate'), exact: true }).click();
      await page.waitForURL('**/activeNotifications');
    });
  },
);
