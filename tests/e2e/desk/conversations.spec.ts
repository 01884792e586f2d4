import { threadOn } from '../pages/thread.ts';
import { deskOriginOf, enterDesk } from '../steps/desk.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { fromDatabase } from '../fixtures/database-rows.ts';
import { hostedWoman } from '../fixtures/hosted-people.ts';
import { newcomers, on } from '../fixtures/places.ts';
import { expect, test, type Running } from '../fixtures/test.ts';
import type { Visit } from '../fixtures/visit.ts';

/** Longer than the delay of any hosted profile in the demo's flows. */
const ANSWERED_MS = 10_000;

/** A new member's conversation with a hosted profile that the model has answered. */
async function answeredByModel(member: Visit, app: Running, name: string) {
  const { page, brand, say } = member;
  await app.clock.reset();
  const email = await member.join(name, { flow: '12' });
  await member.buy('pack_150');
  const hosted = await hostedWoman(app.databaseUrl, brand, ['script', 'ai', 'operator']);
  const answers = (answerer: 'ai' | 'operator') =>
    page
      .getByRole('region', { name: say('chat.messages') })
      .locator(`[data-answerer="${answerer}"]`)
      .filter({ has: page.getByText(say(`chat.answerer.${answerer}`), { exact: true }) });
  const thread = threadOn(member);
  await page.clock.install();
  await member.open(`/chats/${hosted.angelId}`);
  await thread.send(newcomers[brand].greeting);
  await app.clock.advance(ANSWERED_MS);
  await app.clock.runDue();
  await thread.receive(answers('ai'));
  const { id } = await fromDatabase<{ id: string }>(
    app.databaseUrl,
    `select t.conversation_id as id from reply_tasks t join users u on u.id = t.member_id
      where u.brand_id = $1 and u.email = $2 limit 1`,
    [brand, email],
  );
  return { id, name: hosted.name, answers };
}

test(
  'an operator takes a conversation over live, answers with a suggestion, and hands it back',
  on('desktop', 'dolcevita'),
  async ({ page: desk, visit, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const member = visit({ page: await otherDevice() });
    const { page, brand, say } = member;
    const thread = threadOn(member);
    const { id, name, answers } = await answeredByModel(member, app, 'taken-over');
    const log = desk.getByRole('log');
    const field = desk.getByLabel(`Reply as ${name}`);
    const inQueue = `a[href="/conversations/${id}"]`;

    await test.step('the queue updates live, and links to the conversation', async () => {
      await enterDesk(desk, app, 'operator', '/conversations');
      await expect(desk.getByText('Live', { exact: true })).toBeVisible();
      await desk.getByRole('link', { name: 'Last 24 hours' }).click();
      await desk.locator(inQueue).click();
      await expect(log.getByText(newcomers[brand].greeting, { exact: true })).toBeVisible();
      // The label beside the name, as the member reads it.
      await expect(desk.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(field).toHaveCount(0);
    });

    await test.step('the member sees who took over, and the operator what the member writes', async () => {
      await desk.getByRole('button', { name: 'Take over' }).click();
      await expect(desk.getByText('Yours for')).toBeVisible();
      await thread.receive(page.getByText(say('chat.notice.operatorJoined', { name })));
      await thread.field.pressSequentially('Margherita');
      await expect(desk.getByText('is typing…')).toBeVisible();
      await thread.send('Margherita');
      await expect(log.getByText('Margherita', { exact: true })).toBeVisible();
      await app.clock.advance(ANSWERED_MS);
      await app.clock.runDue();
      await expect(desk.getByRole('timer')).toBeVisible();
    });

    await test.step('a suggestion that the operator edits is sent as the operator’s', async () => {
      await desk.getByRole('button', { name: 'Suggest reply' }).click();
      await desk.getByRole('button', { name: 'Insert' }).click();
      await expect(field).not.toHaveValue('');
      await field.press('End');
      await field.pressSequentially(' Capricciosa');
      await expect(page.getByText(say('chat.typing', { name }))).toBeVisible();
      await field.press('Enter');
      await expect(log.getByText('Capricciosa')).toBeVisible();
      await expect(desk.getByText('Sending…')).toHaveCount(0);
      await thread.receive(answers('operator'));
      await expect(page.locator('.bubble').getByText('Capricciosa')).toBeVisible();
    });

    await test.step('the hand-back is shown in another tab and to the member', async () => {
      const twin = await desk.context().newPage();
      await twin.goto(`${deskOriginOf(app)}/conversations?view=mine`);
      const row = twin.locator(inQueue);
      await expect(row).toBeVisible();
      await desk.getByRole('button', { name: /^Hand back/ }).click();
      await expect(desk.getByText('Unassigned')).toBeVisible();
      await expect(row).toHaveCount(0);
      await thread.receive(page.getByText(say('chat.notice.operatorLeft', { name })));
      await twin.close();
    });
    await app.clock.reset();
  },
);

test(
  'an answer against the rules is refused, and a care mark turns suggestions off',
  on('desktop', 'dolcevita'),
  async ({ page: desk, visit, app, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 422/);
    const member = visit({ page: await otherDevice() });
    const { id, name } = await answeredByModel(member, app, 'needs-care');
    const field = desk.getByLabel(`Reply as ${name}`);
    await enterDesk(desk, app, 'operator', `/conversations/${id}`);
    await desk.getByRole('button', { name: 'Take over' }).click();
    await expect(desk.getByText('Yours for')).toBeVisible();

    await test.step('the reply is in view on a telephone and below a long head', async () => {
      for (const size of [
        { width: 390, height: 844 },
        { width: 1_440, height: 600 },
      ]) {
        await desk.setViewportSize(size);
        await desk.evaluate(() => {
          window.scrollTo(0, 0);
        });
        await expect(field).toBeInViewport({ ratio: 1 });
        await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
      }
      await desk.setViewportSize({ width: 1_440, height: 900 });
    });

    await test.step('a note is left for the next operator', async () => {
      await desk.getByLabel(/^Note for the next operator/).fill('Asks about Bologna');
      await desk.getByRole('button', { name: 'Save note' }).click();
      const notes = desk.getByRole('region', { name: 'Hand-over notes' });
      await expect(notes.getByRole('listitem')).toContainText('Asks about Bologna');
      await expect(desk.getByText('You hold 1 of 12')).toBeVisible();
    });

    await test.step('an answer against the rules is refused, and edited where it was written', async () => {
      await field.fill('0039 333 123 4567');
      await field.press('Enter');
      await expect(
        desk.getByRole('alert').filter({ hasText: 'Remove phone numbers' }),
      ).toBeVisible();
      await desk.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(field).toHaveValue('0039 333 123 4567');
      await field.fill('');
      await checkState(desk);
    });

    await test.step('a care mark warns the operator, and turns suggestions off', async () => {
      const dialog = desk.getByRole('dialog');
      const needsCare = desk.getByRole('region', { name: 'Needs care' });
      await desk.getByRole('button', { name: 'Mark as needing care' }).click();
      await desk.getByLabel('Reason').fill('Lost somebody last week');
      await checkState(desk);
      await dialog.getByRole('button', { name: 'Mark as needing care' }).click();
      await expect(needsCare).toBeVisible();
      await desk.getByRole('button', { name: 'Suggest reply' }).click();
      await expect(desk.getByText('No suggestions for members who need care')).toBeVisible();
      await checkState(desk);
      await desk.getByRole('button', { name: 'Remove mark' }).click();
      await desk.getByLabel('Reason').fill('They asked for it');
      await dialog.getByRole('button', { name: 'Remove mark' }).click();
      await expect(needsCare).toHaveCount(0);
    });
    await app.clock.reset();
  },
);
