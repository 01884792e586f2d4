import type { Page } from '@playwright/test';
import { threadOn } from './chat-steps.ts';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { buyFromPage } from './fresh-member.ts';
import { hostedWoman } from './hosted-people.ts';
import { fromDatabase } from './member-rows.ts';
import { newcomers } from './places.ts';
import { profileByEmail } from './profile-of.ts';

/** Longer than any of the demo's flows lets a hosted profile take its time. */
const ANSWERED_MS = 10_000;

function talkOf(databaseUrl: string, trackerId: string): Promise<{ id: string }> {
  return fromDatabase<{ id: string }>(
    databaseUrl,
    `select t.conversation_id as id from reply_tasks t join users u on u.id = t.member_id
      where u.public_id = $1 limit 1`,
    [trackerId],
  );
}

async function inDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an operator finds a talk, takes it over, answers with help, and hands it back', async ({
  visit,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.slow();
  expectedErrors.push(/status of 422/);
  const screen = info.project.name;
  const own = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { page, brand, say, open, join } = own;
  await app.clock.reset();
  const email = await join('answered', { flow: '12' });
  await buyFromPage(page, 'pack_150');
  const { angelId, name } = await hostedWoman(app.databaseUrl, brand, ['script', 'ai', 'operator']);
  const { trackerId } = await profileByEmail(app.databaseUrl, brand, email);
  const thread = threadOn(own);
  const answers = (answerer: string) =>
    page
      .getByRole('region', { name: say('chat.messages') })
      .locator(`[data-answerer="${answerer}"]`)
      .filter({ has: page.getByText(say(`chat.answerer.${answerer}`), { exact: true }) });
  await open(`/chats/${angelId}`);
  await thread.send(newcomers[brand].greeting);
  await app.clock.advance(ANSWERED_MS);
  await app.clock.runDue();
  await expect(answers('ai')).toHaveCount(1);
  const { id } = await talkOf(app.databaseUrl, trackerId);

  const desk = await otherDevice();
  const log = desk.getByRole('log');
  const field = desk.getByLabel(`Answer as ${name}`);

  await test.step('the queue is live, and leads into the talk', async () => {
    await enterDesk(desk, app, 'operator');
    await desk.getByRole('link', { name: 'Conversations' }).first().click();
    await expect(desk.getByText('Live', { exact: true })).toBeVisible();
    await desk.getByRole('link', { name: 'Last day' }).click();
    const row = desk.locator(`a[href="/conversations/${id}"]`);
    await expect(row).toBeVisible();
    await lookAtDesk(desk, 'desk-queue', screen);
    await inDark(desk, () => lookAtDesk(desk, 'desk-queue-dark', screen));
    await row.click();
    await expect(log.getByText(newcomers[brand].greeting, { exact: true })).toBeVisible();
    // What the member reads beside the name stands here too.
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(field).toHaveCount(0);
  });

  await test.step('taking over is told to the member, whose words arrive as they are written', async () => {
    await desk.getByRole('button', { name: 'Take over' }).click();
    await expect(desk.getByText('Yours for')).toBeVisible();
    await expect(page.getByText(say('chat.notice.operatorJoined', { name }))).toBeVisible();
    await thread.field.pressSequentially('Margherita');
    await expect(desk.getByText('is writing…')).toBeVisible();
    await thread.send('Margherita');
    await expect(log.getByText('Margherita', { exact: true })).toBeVisible();
    await app.clock.advance(ANSWERED_MS);
    await app.clock.runDue();
    await expect(desk.getByRole('timer')).toBeVisible();
  });

  await test.step('a suggestion goes out as the operator’s once it is theirs', async () => {
    await desk.getByRole('button', { name: 'Suggest' }).click();
    await desk.getByRole('button', { name: 'Put into the answer' }).click();
    await expect(field).not.toHaveValue('');
    await field.press('End');
    await field.pressSequentially(' Capricciosa');
    await expect(page.getByText(say('chat.typing', { name }))).toBeVisible();
    await field.press('Enter');
    await expect(log.getByText('Capricciosa')).toBeVisible();
    await expect(desk.getByText('On its way…')).toHaveCount(0);
    await expect(answers('operator')).toHaveCount(1);
    await expect(page.locator('.bubble').getByText('Capricciosa')).toBeVisible();
    await field.fill('0039 333 123 4567');
    await field.press('Enter');
    await expect(desk.getByRole('alert').filter({ hasText: 'No numbers' })).toBeVisible();
    await desk.getByRole('button', { name: 'Discard' }).click();
    await lookAtDesk(desk, 'desk-conversation', screen);
    await inDark(desk, () => lookAtDesk(desk, 'desk-conversation-dark', screen));
  });

  await test.step('a mark for care warns whoever writes, and turns suggestions off', async () => {
    await desk.getByRole('button', { name: 'Mark as needing care' }).click();
    await desk.getByLabel('Why?').fill('Lost somebody last week');
    await lookAtDesk(desk, 'desk-care', screen);
    await desk.getByRole('dialog').getByRole('button', { name: 'Mark as needing care' }).click();
    await expect(desk.getByRole('region', { name: 'Needs care' })).toBeVisible();
    await desk.getByRole('button', { name: 'Suggest' }).click();
    await expect(desk.getByText('None for members who need care')).toBeVisible();
    await lookAtDesk(desk, 'desk-conversation-care', screen);
    await desk.getByRole('button', { name: 'Take the mark back' }).click();
    await desk.getByLabel('Why?').fill('They asked for it');
    await desk.getByRole('dialog').getByRole('button', { name: 'Take the mark back' }).click();
    await expect(desk.getByRole('region', { name: 'Needs care' })).toHaveCount(0);
  });

  await test.step('a second tab shows the same, and handing back is told everywhere', async () => {
    const twin = await desk.context().newPage();
    await twin.goto(`${deskOriginOf(app)}/conversations?view=mine`);
    const row = twin.locator(`a[href="/conversations/${id}"]`);
    await expect(row).toBeVisible();
    await desk.getByRole('button', { name: /^Hand back/ }).click();
    await expect(desk.getByText('Held by nobody')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(say('chat.notice.operatorLeft', { name }))).toBeVisible();
    await twin.close();
  });
  await app.clock.reset();
});
