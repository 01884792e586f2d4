import { listOn, threadOn } from './chat-steps.ts';
import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { twoListed } from './two-listed.ts';

const LONG = 'A walk along the quiet river?';

test('two members write: typing, delivered, read, changed, taken back', async ({
  visit,
  app,
  mail,
  otherDevice,
  expectedErrors,
}) => {
  const place = visit({ phone: 'dolcevita', desktop: 'fuego' });
  const { say } = place;
  const world = { databaseUrl: app.databaseUrl, mail };
  const other = visit(place.brand, await otherDevice());
  const [he, she] = await twoListed(place, other, { world, name: 'pair' });
  const [his, list, thread] = [threadOn(he), listOn(she), threadOn(she)];

  await test.step('her list shows the beginning of it, and how much is unread', async () => {
    await she.open('/chats');
    await expect(list.rows.first()).toBeVisible();
    await he.open(`/chats/${she.angelId}`);
    await his.send(LONG);
    await expect(his.said(LONG)).toBeVisible();
    const row = list.row(he.angelId);
    await expect(row).toContainText(`${LONG.slice(0, 25)}…`);
    await expect(row).toContainText(say('chat.list.unread', { count: 1 }));
    await expect(his.state('delivered')).toBeAttached();
    await she.check('two-list');
  });

  await test.step('a name is searched, and its thread opened', async () => {
    const before = await list.rows.count();
    const search = she.page.getByRole('searchbox', { name: say('chat.list.search') });
    await search.fill(he.name.toUpperCase());
    await expect(list.rows).toHaveCount(1);
    expect(before).toBeGreaterThan(1);
    await list.row(he.angelId).click();
    await she.page.waitForURL(`**/chats/${he.angelId}`);
    await expect(thread.said(LONG)).toBeVisible();
    await expect(his.state('read')).toBeVisible();
  });

  await test.step('he sees her write, and reads it once the dots end', async () => {
    const typing = he.page.getByText(say('chat.typing', { name: she.name }), { exact: true });
    await thread.field.pressSequentially('Hm');
    await expect(typing).toBeAttached();
    await thread.send('With pleasure');
    await expect(his.said('With pleasure')).toBeVisible();
    await expect(typing).toHaveCount(0);
    await expect(thread.state('read')).toBeVisible();
    await he.check('two-thread');
  });

  await test.step('she changes her words, then takes them back', async () => {
    await thread.act('With pleasure', 'edit');
    const editing = she.page.getByLabel(say('chat.message.editing'));
    await editing.fill('With a dog');
    await she.page.getByRole('button', { name: say('chat.message.save'), exact: true }).click();
    for (const { row } of [thread, his]) {
      await expect(row('With a dog')).toContainText(say('chat.message.edited'));
      await expect(row('With pleasure')).toHaveCount(0);
    }
    await thread.act('With a dog', 'delete');
    const asked = she.page.getByRole('dialog', { name: say('chat.message.deleteTitle') });
    await asked.getByRole('button', { name: say('chat.message.delete'), exact: true }).click();
    for (const { row, said } of [thread, his]) {
      await expect(said(say('chat.removed'))).toBeVisible();
      await expect(row('With a dog')).toHaveCount(0);
    }
  });

  await test.step('a minute later the server takes no change any more', async () => {
    expectedErrors.push(/status of 409/);
    await his.send('Until Sunday');
    await his.act('Until Sunday', 'edit');
    await he.page.getByLabel(say('chat.message.editing')).fill('Until Monday');
    await app.clock.advance(61_000);
    await he.page.getByRole('button', { name: say('chat.message.save'), exact: true }).click();
    await expect(he.page.getByText(say('errors.change_closed'))).toBeVisible();
    await expect(his.said('Until Sunday')).toBeVisible();
    await app.clock.reset();
  });

  await test.step('she reports his words and blocks him with it: the thread ends for both', async () => {
    // What he looks at is not there any more.
    expectedErrors.push(/status of 404/);
    await thread.act(LONG, 'report');
    const dialog = she.page.getByRole('dialog');
    await dialog.getByText(say('safety.report.reasons.scam'), { exact: true }).click();
    await expect(dialog.getByText(say('safety.report.message', { name: he.name }))).toBeVisible();
    const withBlock = dialog.getByRole('checkbox');
    await withBlock.setChecked(true);
    await dialog.getByRole('button', { name: say('safety.report.send') }).click();
    await expect(dialog.getByText(say('safety.report.doneText'))).toBeVisible();
    await dialog
      .getByRole('button', { name: say('safety.close') })
      .last()
      .click();
    await expect(
      she.page.getByText(say('chat.closed.blocked', { name: he.name }), { exact: true }),
    ).toBeVisible();
    await expect(thread.field).toHaveCount(0);
    await expect(
      he.page.getByText(containing(say('chat.closed.gone', { name: she.name }))),
    ).toBeVisible();
    await expect(his.field).toHaveCount(0);
    await he.check('two-ended');
  });
});

test('words written without a line go out with it, and two tabs keep in step', async ({
  visit,
  app,
  mail,
  otherDevice,
  context,
  expectedErrors,
}) => {
  const place = visit({ phone: 'lumiere', desktop: 'spark' });
  const { say } = place;
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const world = { databaseUrl: app.databaseUrl, mail };
  const other = visit(place.brand, await otherDevice());
  const [he, she] = await twoListed(place, other, { world, name: 'line' });
  await he.open(`/chats/${she.angelId}`);
  const his = threadOn(he);
  await his.send('Before the tunnel');
  const secondPage = await context.newPage();
  const secondVisit = visit(place.brand, secondPage);
  await secondVisit.open(`/chats/${she.angelId}`);
  const second = threadOn(secondVisit);
  await expect(second.said('Before the tunnel')).toBeVisible();
  await she.open(`/chats/${he.angelId}`);
  const hers = threadOn(she);

  await test.step('without a line they wait, and the page says that it is away', async () => {
    await context.setOffline(true);
    await expect(he.page.getByText(say('notifications.connection.closed'))).toBeVisible();
    await his.write('In the tunnel');
    await his.write('Still in it');
    await expect(his.said('Still in it')).toBeVisible();
    await expect(his.state('sending')).toHaveCount(2);
    await hers.send('Where are you?');
    await expect(his.said('Where are you?')).toHaveCount(0);
  });

  await test.step('with it they go out once, in their order, and what was missed comes', async () => {
    await context.setOffline(false);
    for (const { said } of [his, second, hers]) {
      for (const text of ['Where are you?', 'In the tunnel', 'Still in it']) {
        await expect(said(text)).toHaveCount(1, { timeout: 20_000 });
      }
    }
    await expect(his.state('sending')).toHaveCount(0);
    const told = await hers.row('tunnel').or(hers.row('Still')).allInnerTexts();
    expect(told.map((text) => text.trim())).toEqual([
      'Before the tunnel',
      'In the tunnel',
      'Still in it',
    ]);
  });

  await test.step('the number of unread ones falls in the other tab, too', async () => {
    await secondVisit.open('/find');
    await he.open('/find');
    // The welcome is one of them.
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
});
