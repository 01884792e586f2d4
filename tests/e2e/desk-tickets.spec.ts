import { readFileSync } from 'node:fs';
import { deskOriginOf, enterDesk, lookAtDesk as look } from './desk-steps.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';

const REFERENCE = /[2-9A-Y]{4}-[2-9A-Y]{4}/;

test('care answers a letter, the person reads it in their mailbox and in the app, and writes on', async ({
  page,
  app,
  visit,
  mail,
  otherDevice,
  expectedErrors,
}, info) => {
  test.setTimeout(240_000);
  // The preview's frame runs no script, whoever puts one in.
  expectedErrors.push(/status of 40[14]/, /Blocked script execution in 'about:srcdoc'/);
  const screen = info.project.name;
  const origin = deskOriginOf(app);
  const writer = visit({ phone: 'lumiere', desktop: 'dolcevita' }, await otherDevice());
  const { say } = writer;
  const letters = (key: string, values = {}) => say(`care.letters.${key}`, values);
  await app.clock.reset();
  const email = await writer.join('letters');
  let reference = '';

  await test.step('a member writes through the contact form', async () => {
    await writer.open('/contactUs');
    const form = writer.page.getByRole('main');
    await form.getByLabel(say('care.contact.text'), { exact: true }).fill('Where is my receipt?');
    await form.getByRole('button', { name: say('care.contact.send'), exact: true }).click();
    const told = form.locator('[data-contact-reference]');
    await expect(told).toHaveText(REFERENCE);
    reference = await told.innerText();
  });

  const thread = page.getByRole('article', { name: /^Ticket / });
  const box = thread.getByLabel(/^Answer in /);

  await test.step('care finds it, and begins an answer that a reload does not lose', async () => {
    await enterDesk(page, app, 'care');
    await page.getByRole('link', { name: 'Tickets' }).first().click();
    const list = page.getByRole('list', { name: 'Letters' });
    await expect(list.getByRole('link', { name: reference })).toContainText('Where is my receipt?');
    await look(page, 'desk-tickets-list', screen);
    await list.getByRole('link', { name: reference }).click();
    await expect(thread.getByText('Where is my receipt?')).toBeVisible();
    await expect(thread.getByText(email)).toBeVisible();
    await thread.getByLabel('Insert a canned answer').selectOption({ index: 1 });
    await expect(box).toHaveValue(/\p{L}{3}/u);
    await expect(box).not.toHaveValue(/[{}]/);
    await box.press('End');
    await box.pressSequentially(' Under Payments.');
    await expect(thread.getByText('You answer this.')).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(/Under Payments\./);
    await look(page, 'desk-tickets-thread', screen);
    await page.emulateMedia({ colorScheme: 'dark' });
    await look(page, 'desk-tickets-thread-dark', screen);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('it looks at the mail first', async () => {
    await thread.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'The mail' });
    const mailed = dialog.frameLocator('iframe');
    await expect(mailed.getByText('Under Payments.')).toBeVisible();
    await expect(dialog.getByText(email)).toBeVisible();
    await look(page, 'desk-tickets-preview', screen);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a colleague is told that somebody is at it', async () => {
    const colleague = await otherDevice();
    await enterDesk(colleague, app, 'admin');
    await colleague.goto(`${origin}/tickets/${reference}`);
    await expect(colleague.getByText('Carla answers this now.').first()).toBeVisible();
    await colleague.getByLabel(/^Answer in /).fill('Me too');
    await colleague.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      colleague.getByRole('alert').getByText('Carla answers this now.').last(),
    ).toBeVisible();
    await look(colleague, 'desk-tickets-claimed', screen);
    await colleague.context().close();
  });

  await test.step('the answer goes out by keys, as a mail', async () => {
    await box.press('Control+Enter');
    await expect(thread.getByText('Sent by mail.')).toBeVisible();
    await expect(thread.getByText('answered', { exact: true })).toBeVisible();
    await expect(box).toHaveValue('');
    const { text } = await mail.waitFor(email, /^Re:/);
    expect(text).toContain('Under Payments.');
  });

  await test.step('a mail that comes back is told to care', async () => {
    const { id } = await mail.waitFor(email, /^Re:/);
    await fetch(`${app.sandboxUrl}/mail/${id}/return`, { method: 'POST', redirect: 'manual' });
    await expect(async () => {
      await page.reload();
      await expect(thread.getByText('mail to them came back')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('the member finds it in the app and writes on', async () => {
    const { page: app1 } = writer;
    await writer.open('/contactUs');
    const main = app1.getByRole('main');
    await main.locator('a[href$="/profile/letters"]').click();
    await expect(app1.getByRole('heading', { level: 1 })).toHaveText(letters('title'));
    await expect(main.getByText(letters('answered'), { exact: true })).toBeVisible();
    await writer.check('letters-01-list');
    await main.getByRole('link', { name: reference }).click();
    await expect(main.getByText(/Under Payments\./)).toBeVisible();
    await main.getByRole('button', { name: letters('send'), exact: true }).click();
    await expect(main.getByText(letters('missing'))).toBeVisible();
    await main.getByLabel(letters('reply'), { exact: true }).fill('Found it!');
    await main.getByRole('button', { name: letters('send'), exact: true }).click();
    await expect(main.getByRole('listitem').filter({ hasText: 'Found it!' })).toBeVisible();
    await expect(main.getByText(letters('waiting'), { exact: true })).toBeVisible();
    // What is said in passing has no contrast of its own while it goes.
    await expect(app1.getByText(letters('sent'))).toHaveCount(0);
    await expectNoOverflow(app1);
    await writer.check('letters-02-thread');
  });

  await test.step('it waits again, is closed, and every list has its address', async () => {
    await page.reload();
    await expect(thread.getByText('Found it!')).toBeVisible();
    await expect(thread.getByText('in the app')).toBeVisible();
    await thread.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(thread.getByRole('button', { name: 'Open again' })).toBeVisible();
    await page.goto(`${origin}/tickets`);
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: 'Closed' }).click();
    const row = page.getByRole('list', { name: 'Letters' }).getByRole('link', { name: reference });
    await expect(row).toBeVisible();
    // The newest of what is closed stands first, and J opens it.
    await page.keyboard.press('j');
    await expect(thread.getByText('Found it!')).toBeVisible();
    await page.keyboard.press('r');
    await expect(box).toBeFocused();
    await page.goBack();
    await expect(lists.getByRole('link', { name: 'Closed' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goto(`${origin}/tickets/AAAA-AAAA`);
    await expect(page.getByText('This is not there any more.')).toBeVisible();
  });

  await test.step('canned answers are changed where they are kept', async () => {
    await page.goto(`${origin}/tickets/answers?brand=lumiere&language=fr`);
    const title = `Bonne soirée ${screen}`;
    await page.getByRole('button', { name: 'Write another' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Words in French').fill('Bonne soirée {name} !');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Change ${title}` }).click();
    await look(page, 'desk-tickets-answers', screen);
    await page.getByRole('button', { name: 'Take out' }).click();
    await page.getByRole('button', { name: `Take ${title} out now` }).click();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test('an admin moves somebody, gives them a new login, and takes the log of it away', async ({
  page,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.setTimeout(180_000);
  // A code of the authenticator that another journey has used.
  expectedErrors.push(/status of 401/);
  const screen = info.project.name;
  const origin = deskOriginOf(app);
  await app.clock.reset();
  await enterDesk(page, app, 'admin');
  await page.goto(`${origin}/operators`);
  const name = `Ines ${screen}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`ines.${screen}@desk.test`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: `ines.${screen}@desk.test` });
  await row.getByRole('button', { name: 'Change' }).click();
  await row.getByLabel('Role').selectOption('care');
  await row.getByLabel('Lumière').check();
  await look(page, 'desk-operators-change', screen);
  await row.getByRole('button', { name: `Save what ${name} does` }).click();
  await expect(row.getByText('care', { exact: true })).toBeVisible();
  await expect(row.getByText(/· Lumière ·/)).toBeVisible();
  await row.getByRole('button', { name: 'New login' }).click();
  await row.getByRole('button', { name: `End ${name}’s login now` }).click();
  const link = await row.getByRole('status').getByRole('link').getAttribute('href');
  const guest = await otherDevice();
  await guest.goto(link ?? '');
  await expect(guest.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await page.getByLabel('What was done').fill('reset_operator');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/action=reset_operator/);
  const entries = page.getByRole('region', { name: 'Entries' });
  await expect(entries.getByText('reset_operator').first()).toBeVisible();
  await expect(entries.getByText('invite_operator', { exact: true })).toHaveCount(0);
  await look(page, 'desk-log-narrowed', screen);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await (await download).path();
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\r\n');
  expect(head).toBe('at,actor,name,action,subject,purpose,brand,data');
  expect(lines.filter((line) => line.includes('reset_operator')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('invite_operator'))).toEqual([]);
});
