import { threadOn } from './chat-steps.ts';
import { freshMember } from './fresh-member.ts';
import { mailedLink } from './mailed-link.ts';
import { LOOKED_UP_MS } from './member-rows.ts';
import { expect, test } from './notice-fixtures.ts';
import { playPush, pushedTo, subscriptionOf, workerOf } from './played-push.ts';
import { seeTab } from './tab-view.ts';

test.use({ serviceWorkers: 'allow' });

const MAILED_MS = 31 * 60_000;

test('push: proposed after the first words, switched on, pushed, shown, pressed', async ({
  pair,
  writeUnseen,
  app,
  context,
}) => {
  test.setTimeout(150_000);
  const both = await pair({ phone: 'spark', desktop: 'dolcevita' }, 'push');
  const { he, she } = both;
  const { page, say } = he;
  const strip = page.getByRole('complementary', { name: say('chat.askPush.label') });
  const { origin } = new URL(he.url());
  await context.grantPermissions(['notifications'], { origin });
  await playPush(context, app.sandboxUrl, 'default');

  await test.step('the thread proposes it once something is on its way', async () => {
    await he.open(`/chats/${she.angelId}`);
    const his = threadOn(he);
    await expect(his.field).toBeVisible();
    await expect(strip).toHaveCount(0);
    await his.write('Good evening');
    await expect(strip).toBeVisible();
    await he.check('notices-ask-push');
    await strip.getByRole('button', { name: say('chat.askPush.yes'), exact: true }).click();
    await expect(page.getByText(say('chat.askPush.on'), { exact: true })).toBeVisible();
    await expect(strip).toHaveCount(0);
    await his.write('How are you?');
    await expect(his.said('How are you?')).toBeVisible();
    await expect(strip).toHaveCount(0);
  });

  await test.step('the page of notices shows it on', async () => {
    await he.open('/activeNotifications');
    await expect(page.getByText(say('mailing.channels.push.on'), { exact: true })).toBeVisible();
    await he.check('notices-push-on');
  });

  await test.step('what she writes while nobody looks is pushed, and names nobody', async () => {
    const worker = await workerOf(page, origin);
    const id = await subscriptionOf(page);
    await writeUnseen(both, 'A secret, for you', async () => {
      const pushed = await pushedTo(app.sandboxUrl, id);
      return pushed.length > 0;
    });
    const [pushed = ''] = await pushedTo(app.sandboxUrl, id);
    for (const secret of [she.name, 'secret', she.angelId]) expect(pushed).not.toContain(secret);
    await app.clock.reset();
    // Without a page of the site in view.
    await page.goto('about:blank');
    await expect.poll(worker.watched).toEqual([]);
    await worker.deliver(pushed);
    const { title, body } = JSON.parse(pushed) as { title: string; body: string };
    await expect.poll(worker.shown).toEqual([title + body]);
    await he.open('/profile');
    await worker.press();
    await page.waitForURL('**/chats');
    await expect.poll(worker.shown).toEqual([]);
  });
});

test('Telegram is linked by its bot, tells, logs in, and stops; the mail stops by its link', async ({
  visit,
  pair,
  writeUnseen,
  app,
  mail,
  context,
  otherDevice,
}) => {
  test.setTimeout(150_000);
  const both = await pair({ phone: 'lumiere', desktop: 'spark' }, 'bot');
  const { he, she } = both;
  const { page, say } = he;
  const words = (key: string) => say(`mailing.channels.telegram.${key}`);
  const chat = String(700_000 + Math.floor(Math.random() * 99_999));
  const said = async () => {
    const answer = await fetch(`${app.sandboxUrl}/telegram.json?chat=${chat}`);
    return (await answer.json()) as { text: string; buttons: { url: string }[] }[];
  };

  await test.step('the page opens the bot, waits, and says that it is linked', async () => {
    await he.open('/activeNotifications');
    await he.check('notices-ways');
    await page.getByRole('button', { name: words('link'), exact: true }).click();
    const open = page.getByRole('link', { name: words('open'), exact: true });
    await he.check('notices-telegram-waits');
    const href = (await open.getAttribute('href')) ?? '';
    const bot = await context.newPage();
    await bot.goto(`${href}&chat=${chat}`);
    await bot.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(bot.getByRole('listitem').first()).toBeVisible();
    await bot.close();
    await expect(page.getByText(words('linked'), { exact: true })).toBeVisible();
    await he.check('notices-telegram-linked');
  });

  await test.step('the bot tells in numbers, and its button logs in on another device', async () => {
    await writeUnseen(both, 'A secret, for you', async () =>
      (await said()).some(({ buttons }) => buttons.length > 0),
    );
    const [notice] = await said();
    expect(notice?.text).not.toContain('secret');
    expect(notice?.text).not.toContain(she.name);
    const device = await otherDevice();
    await device.goto(notice?.buttons[0]?.url ?? '');
    expect(new URL(device.url()).pathname).toMatch(/\/autologin_telegram$/);
    await device.getByRole('button', { name: say('accounts.autologin.button') }).click();
    await device.waitForURL('**/chats');
    // While one looks on any device, no mail is written.
    await device.close();
  });

  await test.step('a mail follows, and its link stops the mails of its kind', async () => {
    await expect(async () => {
      await app.clock.advance(MAILED_MS);
      await app.clock.runDue();
      const found = await mailedLink(mail, he.address('bot-man'), '/unsubscribe');
      expect(found).not.toBe('');
    }).toPass();
    const stop = await mailedLink(mail, he.address('bot-man'), '/unsubscribe');
    await app.clock.reset();
    const reader = visit(he.brand, await otherDevice());
    await reader.page.goto(stop);
    const notices = (key: string) => say(`mailing.unsubscribe.notices.${key}`);
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(notices('title'));
    await reader.check('notices-unsubscribe');
    await reader.page.getByRole('button', { name: notices('button'), exact: true }).click();
    await expect(reader.page.getByText(notices('doneText'), { exact: true })).toBeVisible();
    await seeTab(page, true);
    await he.open('/activeNotifications');
    await expect(page.getByRole('switch')).not.toBeChecked();
  });

  await test.step('the chat is unlinked by a press', async () => {
    await page.getByRole('button', { name: words('unlink'), exact: true }).click();
    await expect(page.getByRole('button', { name: words('link'), exact: true })).toBeVisible();
  });
});

test('the flow asks once by which way, and a browser that refused is told how to go on', async ({
  visit,
  app,
  context,
}, info) => {
  test.setTimeout(90_000);
  const place = visit({ phone: 'fuego', desktop: 'lumiere' });
  const { page, say } = place;
  await playPush(context, app.sandboxUrl, 'denied');
  await freshMember(page, place.brand, {
    ...{ home: place.url(), databaseUrl: app.databaseUrl },
    ...{ email: place.address('asked'), flow: '15' },
  });
  await app.clock.advance(LOOKED_UP_MS);
  const asked = page.getByRole('dialog', { name: say('popups.channel.title') });
  const landAgain = () =>
    page.evaluate(() => {
      window.localStorage.removeItem('landedTime');
    });

  await test.step('the question offers every way, and leads to where they are set up', async () => {
    await landAgain();
    await place.open('/profile');
    await expect(asked).toBeVisible();
    for (const way of ['email', 'telegram', 'push', 'none']) {
      await expect(asked.getByText(say(`popups.channel.${way}`), { exact: true })).toBeVisible();
    }
    await place.check('notices-question');
    await asked.getByText(say('popups.channel.push'), { exact: true }).click();
    await page.waitForURL('**/activeNotifications');
  });

  await test.step('a refusal is the browser’s, and only its settings undo it', async () => {
    await expect(
      page.getByText(say('mailing.channels.push.denied'), { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('mailing.channels.push.start') }),
    ).toHaveCount(0);
    await place.check('notices-push-denied');
  });

  await test.step('it is not asked again', async () => {
    await landAgain();
    await place.open('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => window.localStorage.getItem('landedTime') !== null);
    await expect(asked).toBeHidden();
  });

  await test.step('the side menu of a phone leads there too', async () => {
    if (info.project.name !== 'phone') return;
    await page.getByRole('button', { name: say('shell.menu') }).click();
    await page.getByRole('link', { name: say('shell.activate'), exact: true }).click();
    await page.waitForURL('**/activeNotifications');
  });
});
