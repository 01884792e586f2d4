import { checkState } from '../fixtures/check-screen.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { callDesk, deskOriginOf, enterDesk } from '../steps/desk.ts';
import { QUESTION, writeTicket } from '../steps/write-ticket.ts';

const REFERENCE = /[2-9A-Y]{4}-[2-9A-Y]{4}/;

test(
  'care answers a member’s ticket by mail, once, and is notified when a mail bounces',
  on('desktop', 'dolcevita'),
  async ({ page, app, visit, mail, otherDevice, expectedErrors }) => {
    // The preview's frame blocks all scripts.
    expectedErrors.push(/Blocked script execution in 'about:srcdoc'/);
    const writer = visit({ page: await otherDevice() });
    const { say } = writer;
    await app.clock.reset();
    const email = await writer.join('answered-by-mail');
    const thread = page.getByRole('article', { name: /^Ticket / });
    const field = thread.getByLabel(/^Reply in /);
    let reference = '';

    await test.step('a member writes through the contact form', async () => {
      await writer.open('/contactUs');
      const form = writer.page.getByRole('main');
      await form.getByLabel(say('care.contact.text'), { exact: true }).fill(QUESTION);
      await form.getByRole('button', { name: say('care.contact.send'), exact: true }).click();
      const shown = form.locator('[data-contact-reference]');
      await expect(shown).toHaveText(REFERENCE);
      reference = await shown.innerText();
    });

    await test.step('care finds it, and starts an answer that survives a reload', async () => {
      await enterDesk(page, app, 'care', '/tickets');
      const list = page.getByRole('list', { name: 'Tickets' });
      await expect(list.getByRole('link', { name: reference })).toContainText(QUESTION);
      await list.getByRole('link', { name: reference }).click();
      await expect(thread.getByText(QUESTION)).toBeVisible();
      await expect(thread.getByText(email)).toBeVisible();
      await thread.getByLabel('Insert canned reply').selectOption({ index: 1 });
      await expect(field).toHaveValue(/\p{L}{3}/u);
      await expect(field).not.toHaveValue(/[{}]/);
      await field.press('End');
      await field.pressSequentially(' Under Payments.');
      await expect(thread.getByText('Locked for others while you reply.')).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue(/Under Payments\./);
    });

    await test.step('the mail is previewed', async () => {
      await thread.getByRole('button', { name: 'Preview' }).click();
      const dialog = page.getByRole('dialog', { name: 'Email preview' });
      await expect(dialog.frameLocator('iframe').getByText('Under Payments.')).toBeVisible();
      await expect(dialog.getByText(email)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('a colleague is refused while it is being answered', async () => {
      const colleague = await otherDevice();
      await enterDesk(colleague, app, 'admin', `/tickets/${reference}`);
      await expect(colleague.getByText('Carla is replying to this ticket.').first()).toBeVisible();
      await colleague.getByLabel(/^Reply in /).fill('Me too');
      await colleague.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(
        colleague.getByRole('alert').getByText('Carla is replying to this ticket.').last(),
      ).toBeVisible();
      await checkState(colleague);
      await colleague.context().close();
    });

    await test.step('the answer is sent by the keyboard, as a mail', async () => {
      await thread.getByLabel('Then open the next ticket').uncheck();
      await field.press('Control+Enter');
      await expect(thread.getByText('Reply sent.')).toBeVisible();
      await expect(thread.getByText('answered', { exact: true })).toBeVisible();
      await expect(field).toHaveValue('');
      const { id, text } = await mail.waitFor(email, /^Re:/);
      expect(text).toContain('Under Payments.');
      await fetch(`${app.sandboxUrl}/mail/${id}/return`, { method: 'POST', redirect: 'manual' });
      await expect(async () => {
        await page.reload();
        await expect(thread.getByText('email bounced')).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  },
);

test(
  'a member finds the answer in the app and replies; care closes the ticket and finds it again',
  on('phone', 'lumiere'),
  async ({ page, app, visit, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const writer = visit({ page: await otherDevice() });
    const copy = (key: string) => writer.say(`care.tickets.${key}`);
    await app.clock.reset();
    const reference = await writeTicket(writer, await writer.join('answered-in-app'));
    const path = `/api/desk/tickets/${reference}`;
    await enterDesk(page, app, 'care');
    await callDesk(page, app, `${path}/reply`, {
      body: { text: 'Under Payments.', seen: 0 },
      purpose: 'Member request',
    });
    const thread = page.getByRole('article', { name: /^Ticket / });

    await test.step('the member reads the answer and replies', async () => {
      await writer.open('/contactUs');
      const main = writer.page.getByRole('main');
      await main.locator('a[href$="/profile/tickets"]').click();
      await expect(writer.page.getByRole('heading', { level: 1 })).toHaveText(copy('title'));
      await expect(main.getByText(copy('answered'), { exact: true })).toBeVisible();
      await main.getByRole('link', { name: reference }).click();
      await expect(main.getByText(/Under Payments\./)).toBeVisible();
      await main.getByRole('button', { name: copy('send'), exact: true }).click();
      await expect(main.getByText(copy('missing'))).toBeVisible();
      await main.getByLabel(copy('reply'), { exact: true }).fill('Found it!');
      await main.getByRole('button', { name: copy('send'), exact: true }).click();
      await expect(main.getByRole('listitem').filter({ hasText: 'Found it!' })).toBeVisible();
      await expect(main.getByText(copy('waiting'), { exact: true })).toBeVisible();
    });

    await test.step('care reads the reply and closes the ticket', async () => {
      await page.goto(`${deskOriginOf(app)}/tickets/${reference}`);
      await expect(thread.getByText('Found it!')).toBeVisible();
      await expect(thread.getByText('sent in the app')).toBeVisible();
      await thread.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(thread.getByRole('button', { name: 'Reopen' })).toBeVisible();
    });

    await test.step('each list has an address, and keys open and answer', async () => {
      await page.goto(`${deskOriginOf(app)}/tickets`);
      const closed = page.getByRole('navigation', { name: 'Status' }).getByRole('link', {
        name: 'Closed',
      });
      await closed.click();
      const row = page
        .getByRole('list', { name: 'Tickets' })
        .getByRole('link', { name: reference });
      await expect(row).toBeVisible();
      // The newest closed ticket is first, and J opens it.
      await page.keyboard.press('j');
      await expect(thread.getByText('Found it!')).toBeVisible();
      await page.keyboard.press('r');
      await expect(thread.getByLabel(/^Reply in /)).toBeFocused();
      await page.goBack();
      await expect(closed).toHaveAttribute('aria-current', 'page');
      await page.goto(`${deskOriginOf(app)}/tickets/AAAA-AAAA`);
      await expect(page.getByText('Not found.')).toBeVisible();
    });
  },
);
