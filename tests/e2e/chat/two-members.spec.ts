// [core §2 /chats/: list with unread badge] [core §2 /chats/{u}] [core §2 Desktop bar: Find]
// [core §2 Bottom menu at 500 px or less] [core §3 Message: letto] [core §4 Open chat] [core §8 change_closed]
// [core §9 Preview cut at 25]
import { containing } from '../fixtures/copy.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoListed } from '../fixtures/two-listed.ts';
import { listOn, threadOn } from '../pages/thread.ts';

const LONG = 'A walk along the quiet river?';

test(
  'two members write: listed, delivered, read, typing, changed, taken back',
  on('phone', 'dolcevita'),
  async ({ visit, app, mail, otherDevice }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'pair' });
    const { say } = he;
    const [his, list, thread] = [threadOn(he), listOn(she), threadOn(she)];
    await he.page.clock.install();

    await test.step('her list shows the beginning of his message, and how much is unread', async () => {
      await she.open('/chats');
      await expect(list.rows.first()).toBeVisible();
      await he.open(`/chats/${she.angelId}`);
      await his.send(LONG);
      await expect(his.said(LONG)).toBeVisible();
      const row = list.row(he.angelId);
      await expect(row).toContainText(LONG);
      await expect(row).toContainText(say('chat.list.unread', { count: 1 }));
      await expect(his.state('delivered')).toBeAttached();
    });

    await test.step('a name is searched, and its thread opened', async () => {
      const before = await list.rows.count();
      expect(before).toBeGreaterThan(1);
      const search = she.page.getByRole('searchbox', { name: say('chat.list.search') });
      await search.fill(he.name.toUpperCase());
      await expect(list.rows).toHaveCount(1);
      await list.row(he.angelId).click();
      await she.page.waitForURL(`**/chats/${he.angelId}`);
      await expect(thread.said(LONG)).toBeVisible();
      await expect(his.state('read')).toBeVisible();
    });

    await test.step('she reacts to his message, and both see it', async () => {
      const menu = { name: say('chat.message.menu') };
      await thread.row(LONG).getByRole('button', menu).press('Enter');
      const reaction = say('chat.reaction.heart');
      const heart = she.page.getByRole('menuitemcheckbox', { name: reaction });
      await expect(heart).toBeVisible();
      await she.check('message-menu');
      await heart.press('Enter');
      await expect(thread.row(LONG)).toContainText(say('chat.reaction.own', { reaction }));
      const theirs = say('chat.reaction.theirs', { name: she.name, reaction });
      await expect(his.row(LONG)).toContainText(theirs);
      await he.check('message-reaction');
    });

    await test.step('he sees the typing dots while she writes, and her message once they end', async () => {
      await thread.field.pressSequentially('Hm');
      await expect(his.typing).toBeAttached();
      await thread.send('With pleasure');
      await his.receive(his.said('With pleasure'));
      await expect(his.typing).toHaveCount(0);
      await expect(thread.state('read')).toBeVisible();
    });

    await test.step('she answers his first message, and his page leads to it', async () => {
      await thread.act(LONG, 'reply');
      await expect(thread.field).toBeFocused();
      await she.check('reply-bar');
      await thread.send('At seven?');
      const quote = { name: containing(say('chat.reply.answers')) };
      await expect(thread.row('At seven?').getByRole('button', quote)).toContainText(LONG);
      await his.receive(his.said('At seven?'));
      await he.check('reply');
      await his.row('At seven?').getByRole('button', quote).click();
      await expect(his.row(LONG).first()).toBeFocused();
    });

    await test.step('she changes her message, then takes it back', async () => {
      await thread.act('With pleasure', 'edit');
      await she.page.getByLabel(say('chat.message.editing')).fill('With a dog');
      await she.page.getByRole('button', { name: say('chat.message.save'), exact: true }).click();
      for (const { row } of [thread, his]) {
        await expect(row('With a dog')).toContainText(say('chat.message.edited'));
        await expect(row('With pleasure')).toHaveCount(0);
      }
      await thread.act('With a dog', 'delete');
      const asked = she.page.getByRole('dialog', { name: say('chat.message.deleteTitle') });
      await she.check('message-delete');
      await asked.getByRole('button', { name: say('chat.message.delete'), exact: true }).click();
      for (const { row, said } of [thread, his]) {
        await expect(said(say('chat.removed'))).toBeVisible();
        await expect(row('With a dog')).toHaveCount(0);
      }
    });
  },
);

test(
  'a message is final after a minute, and a report with a block ends the conversation for both',
  on('desktop', 'fuego'),
  async ({ visit, app, mail, otherDevice, expectedErrors }) => {
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'end' });
    const { say } = he;
    const [his, thread] = [threadOn(he), threadOn(she)];
    await he.open(`/chats/${she.angelId}`);
    await his.send('Until Sunday');

    await test.step('a minute later the server refuses the change', async () => {
      expectedErrors.push(/status of 409/);
      await his.act('Until Sunday', 'edit');
      await he.page.getByLabel(say('chat.message.editing')).fill('Until Monday');
      await app.clock.advance(61_000);
      await he.page.getByRole('button', { name: say('chat.message.save'), exact: true }).click();
      await expect(he.page.getByText(say('errors.change_closed'))).toBeVisible();
      await expect(his.said('Until Sunday')).toBeVisible();
      await app.clock.reset();
    });

    await test.step('she reports it and blocks him with it', async () => {
      // His page requests the conversation, which he can no longer access.
      expectedErrors.push(/status of 404/);
      await she.open(`/chats/${he.angelId}`);
      await thread.act('Until Sunday', 'report');
      const dialog = she.page.getByRole('dialog');
      await dialog.getByText(say('safety.report.reasons.scam'), { exact: true }).click();
      await expect(dialog.getByText(say('safety.report.message', { name: he.name }))).toBeVisible();
      await dialog.getByRole('checkbox').setChecked(true);
      await she.check('message-report');
      await dialog.getByRole('button', { name: say('safety.report.send') }).click();
      await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
      await dialog
        .getByRole('button', { name: say('safety.close') })
        .last()
        .click();
    });

    await test.step('neither can write any more', async () => {
      await expect(
        she.page.getByText(say('chat.closed.blocked', { name: he.name }), { exact: true }),
      ).toBeVisible();
      await expect(thread.field).toHaveCount(0);
      await expect(
        he.page.getByText(containing(say('chat.closed.gone', { name: she.name }))),
      ).toBeVisible();
      await expect(his.field).toHaveCount(0);
      await he.check('thread-ended');
    });
  },
);

test(
  'messages written offline are sent on reconnection, and two tabs show the same',
  on('desktop', 'spark'),
  async ({ visit, app, mail, otherDevice, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    const world = { databaseUrl: app.databaseUrl, mail };
    const other = visit({ page: await otherDevice() });
    const [he, she] = await twoListed(visit(), other, { world, name: 'offline' });
    const { say } = he;
    await he.open(`/chats/${she.angelId}`);
    const his = threadOn(he);
    await his.send('Before the tunnel');
    const secondPage = await context.newPage();
    const secondVisit = visit({ page: secondPage });
    await secondVisit.open(`/chats/${she.angelId}`);
    const second = threadOn(secondVisit);
    await expect(second.said('Before the tunnel')).toBeVisible();
    await she.page.clock.install();
    await she.open(`/chats/${he.angelId}`);
    const hers = threadOn(she);

    await test.step('offline they are pending, and the page says that it is disconnected', async () => {
      await context.setOffline(true);
      await expect(he.page.getByText(say('notifications.connection.closed'))).toBeVisible();
      await his.write('In the tunnel');
      await his.write('Still in it');
      await expect(his.said('Still in it')).toBeVisible();
      await expect(his.state('sending')).toHaveCount(2);
      await hers.send('Where are you?');
      await expect(his.said('Where are you?')).toHaveCount(0);
    });

    await test.step('online they are sent once, in order, and what was missed is fetched', async () => {
      await context.setOffline(false);
      await expect(his.state('sending')).toHaveCount(0);
      await hers.receive(hers.said('Still in it'));
      for (const { said } of [his, second, hers]) {
        for (const text of ['Where are you?', 'In the tunnel', 'Still in it']) {
          await expect(said(text)).toHaveCount(1);
        }
      }
      const received = await hers.row('tunnel').or(hers.row('Still')).allInnerTexts();
      expect(received.map((text) => text.trim())).toEqual([
        'Before the tunnel',
        'In the tunnel',
        'Still in it',
      ]);
    });

    await test.step('the number of unread messages decreases in the other tab, too', async () => {
      await secondVisit.open('/find');
      await he.open('/find');
      // The welcome message is one of the two.
      const unread = say('shell.unreadMessages', { count: 2 });
      await hers.send('Here you are');
      for (const page of [he.page, secondPage]) {
        await expect(page.getByText(unread, { exact: true }).first()).toBeAttached();
      }
      await he.open(`/chats/${she.angelId}`);
      await expect(his.said('Here you are')).toBeVisible();
      await expect(secondPage.getByText(unread, { exact: true })).toHaveCount(0);
    });
    await secondPage.close();
  },
);
