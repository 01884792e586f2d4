import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawPortrait } from '#lib/media/draw-portrait.ts';
import { deskOriginOf, enterDesk, lookAtDesk } from './desk-steps.ts';
import { expect, test } from './fixtures.ts';
import { fromDatabase, inDatabase } from './member-rows.ts';
import { sendPhotos } from './send-photos.ts';

const PASSWORD = 'Amarena-demo-2026';
/** The demo judges by itself what waits for ten seconds; not what waits for this. */
const NEVER = '2099-01-01T00:00:00Z';

async function drawn(seed: string, width = 720): Promise<Buffer> {
  const portrait = await drawPortrait({
    ...{ seed, gender: 'woman', brandLook: 'dolcevita', pose: 0 },
  });
  return sharp(portrait).resize(width).jpeg({ quality: 80 }).toBuffer();
}

test('a moderator judges what waits, one key each, and takes one back', async ({
  page,
  app,
  otherDevice,
  expectedErrors,
}, info) => {
  test.setTimeout(180_000);
  const screen = info.project.name;
  const { databaseUrl, port } = app;
  const brand = screen === 'phone' ? 'fuego' : 'dolcevita';
  const origin = deskOriginOf(app);
  const member = (email: string) =>
    fromDatabase<{ tracker: string; profile: string }>(
      databaseUrl,
      `select u.public_id as tracker, p.id::text as profile from users u join profiles p on p.member_id = u.id
        where u.email = $1 and u.brand_id = $2`,
      [email, brand],
    );
  const stateOf = async (id: string) =>
    fromDatabase<{ state: string; reason: string | null }>(
      databaseUrl,
      'select state, reason from photos where id = $1',
      [id],
    );
  const shown = (on: Page) => on.locator('[data-shown]');
  const seen = async (on: Page) => {
    await expect(shown(on).getByRole('img')).toBeVisible();
    return (await shown(on).getAttribute('data-item')) ?? '';
  };
  const room = (query: string) => page.goto(`${origin}/queue?brand=${brand}${query}`);

  await test.step('two members send photos, one of them both', async () => {
    // What other journeys left is judged by the demo first.
    await app.clock.advance(11_000);
    await app.clock.runDue();
    const guest = await otherDevice();
    for (const [email, seeds] of [
      ['anna@demo.test', ['sea', 'hill', 'lake', 'wood']],
      ['paid@demo.test', ['hill']],
    ] as const) {
      const { tracker: trackerId } = await member(email);
      const width = email.startsWith('anna') ? 720 : 400;
      const pictures = await Promise.all(seeds.map((seed) => drawn(`${seed} ${screen}`, width)));
      const place = `http://${brand}.localhost:${String(port)}`;
      await guest.context().clearCookies();
      await sendPhotos(guest, { origin: place, email, password: PASSWORD, trackerId }, pictures);
    }
    await inDatabase(databaseUrl, "update photos set review_due_at = $1 where state = 'pending'", [
      NEVER,
    ]);
  });

  let first = '';
  await test.step('a key judges, the next picture is there, and U takes it back', async () => {
    await enterDesk(page, app, 'moderator');
    await room('&kind=photo');
    first = await seen(page);
    await expect(page.getByRole('link', { name: /^Photos 5/ })).toBeVisible();
    await lookAtDesk(page, 'desk-queue-photo', screen);
    await page.emulateMedia({ colorScheme: 'dark' });
    await lookAtDesk(page, 'desk-queue-photo-dark', screen);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('3');
    await expect(shown(page)).not.toHaveAttribute('data-item', first);
    await page.keyboard.press('u');
    await expect(shown(page)).toHaveAttribute('data-item', first);
    expect(await stateOf(first)).toMatchObject({ state: 'pending' });
  });

  await test.step('what is decided goes out with the next one', async () => {
    await page.keyboard.press('a');
    const second = await seen(page);
    await expect(page.getByRole('region', { name: 'Seen before' })).toContainText(
      'on another account',
    );
    await lookAtDesk(page, 'desk-queue-similar', screen);
    await page
      .getByRole('group', { name: 'Judgement' })
      .getByRole('button', { name: /Somebody else/ })
      .click();
    await expect.poll(() => stateOf(first)).toMatchObject({ state: 'approved' });
    const third = await seen(page);
    await page.keyboard.press('s');
    await expect(shown(page)).not.toHaveAttribute('data-item', third);
    await expect
      .poll(() => stateOf(second), { timeout: 15_000 })
      .toMatchObject({ state: 'rejected', reason: 'somebody_else' });
    await expect(page.getByRole('button', { name: 'Bring 1 skipped back' })).toBeVisible();
  });

  await test.step('what somebody else decided meanwhile is said', async () => {
    expectedErrors.push(/status of 409/);
    const fourth = await seen(page);
    // Refused: an approved row without the files that approving makes would show its owner a hole.
    const decided = "state = 'rejected', reason = 'somebody_else', reviewed_at = now()";
    await inDatabase(databaseUrl, `update photos set ${decided} where id = $1`, [fourth]);
    await page.keyboard.press('1');
    await expect(page.getByRole('status').filter({ hasText: 'somebody else decided' })).toBeVisible(
      {
        timeout: 15_000,
      },
    );
  });

  await test.step('a report shows what was kept with it', async () => {
    const [anna, paid] = [await member('anna@demo.test'), await member('paid@demo.test')];
    const look = {
      ...{ at: '2026-11-01T10:00:00.000Z', reason: 'scam', surface: 'message', reported: 2 },
      ...{ screenName: 'Anna', about: 'Ciao', lookingFor: '', textState: 'approved' },
      photos: [],
      messages: [
        { seq: 1, text: 'Ciao!', at: '2026-11-01T09:58:00.000Z' },
        { seq: 2, text: 'Send me 200 euro first', at: '2026-11-01T09:59:00.000Z' },
      ],
    };
    await inDatabase(
      databaseUrl,
      `insert into reports (id, brand_id, reporter_id, reported_id, reason, words, surface, evidence, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'threat', 'She asks for money', 'message', $4, now())`,
      [brand, paid.profile, anna.profile, JSON.stringify([look])],
    );
    await page.getByRole('link', { name: /^Reports/ }).click();
    await expect(page.getByText('Send me 200 euro first')).toBeVisible();
    await lookAtDesk(page, 'desk-queue-report', screen);
    await page.keyboard.press('a');
    await expect(page.getByText('Send me 200 euro first')).toBeHidden();
    await page.goto(`${origin}/queue?kind=chat_photo&brand=verbena`);
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await lookAtDesk(page, 'desk-queue-empty', screen);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await lookAtDesk(page, 'desk-queue-keys', screen);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL(/kind=report/);
    await expect(page.getByRole('heading', { name: 'Queue' })).toBeVisible();
  });
});
