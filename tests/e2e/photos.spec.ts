import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { brandNames, onItsScreen } from './places.ts';
import { signUp } from './sign-up.ts';
import type { Say, Visit } from './visit.ts';

const DAY_MS = 86_400_000;

function drawn(colour: string): Promise<Buffer> {
  const sun = Buffer.from(
    '<svg width="600" height="600"><circle cx="300" cy="300" r="250" fill="#fff"/></svg>',
  );
  return sharp({ create: { width: 1500, height: 1000, channels: 3, background: colour } })
    .composite([{ input: sun }])
    .jpeg()
    .toBuffer();
}

const photos = (page: Page, say: Say) => page.getByRole('region', { name: say('photos.title') });

const waitingIn = (within: Locator, say: Say) =>
  within.getByRole('button', { name: containing(say('photos.state.pending')) });

/** Logs in and opens the own profile; answers with the photos on it. */
async function enterPhotos({ page, say, enter, open }: Visit): Promise<Locator> {
  await enter('free');
  await open('/profile');
  const here = photos(page, say);
  await expect(here).toBeVisible();
  return here;
}

async function choose(within: Locator, name: string, buffer: Buffer, mimeType: string) {
  await within.locator('input[name=avatar]').setInputFiles({ name, mimeType, buffer });
}

for (const brand of brandNames) {
  test(`a photo of ${brand}: cut, sent, reviewed, shown`, async ({ visit, app, otherDevice }) => {
    const own = visit(onItsScreen(brand));
    const { page, say, url, check } = own;
    test.setTimeout(120_000);
    const here = await enterPhotos(own);
    const tiles = here.getByRole('button', {
      name: containing(say('photos.photo', { place: 0, count: 0 }).split(' ')[0] ?? ''),
    });
    const waiting = waitingIn(here, say);

    await test.step('what is no picture is said before it is sent', async () => {
      await choose(here, 'notes.txt', Buffer.from('hello'), 'text/plain');
      await expect(here.getByRole('alert')).toHaveText(say('errors.photo_type_refused'));
      const large = Buffer.alloc(10 * 1024 * 1024 + 1);
      await choose(here, 'large.jpg', large, 'image/jpeg');
      await expect(here.getByRole('alert')).toHaveText(say('errors.photo_too_large'));
    });

    await test.step('the part to show is chosen by key and by slider', async () => {
      await choose(here, 'beach.jpg', await drawn('#2a7a8c'), 'image/jpeg');
      const dialog = page.getByRole('dialog', { name: say('photos.crop.title') });
      await expect(dialog.getByRole('button', { name: say('photos.crop.use') })).toBeEnabled();
      const frame = dialog.getByRole('group', { name: say('photos.crop.frame') });
      const before = await frame.locator('img').getAttribute('style');
      await frame.press('ArrowRight');
      await expect(frame.locator('img')).not.toHaveAttribute('style', before ?? '');
      await dialog.getByRole('slider', { name: say('photos.crop.zoom') }).fill('1.5');
      await check('photos-crop');
      await dialog.getByRole('button', { name: say('photos.crop.use') }).click();
      await expect(waiting).toHaveCount(1);
      await expect(here.getByText(say('photos.demo', { seconds: 10 }))).toBeVisible();
      await check('photos-waiting');
    });

    await test.step('only its owner sees it while it waits', async () => {
      const source = await waiting.locator('img').getAttribute('src');
      expect(source).toMatch(/^\/api\/users\/photos\//);
      const answer = await (await otherDevice()).goto(url(source ?? ''));
      expect(answer?.status()).toBe(401);
    });

    await test.step('ten seconds later everybody does', async () => {
      await app.clock.advance(11_000);
      await app.clock.runDue();
      await expect(waiting).toHaveCount(0);
      const shown = await here.locator('img').last().getAttribute('src');
      const answer = await (await otherDevice()).goto(url(shown ?? ''));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({ 'content-type': 'image/webp' });
      expect(answer?.headers()['cache-control']).toContain('immutable');
    });

    await test.step('it becomes the main one, is deleted, and taken back', async () => {
      const count = await tiles.count();
      await tiles.last().click();
      const panel = page.getByRole('dialog');
      await check('photos-panel');
      await panel.getByRole('button', { name: say('photos.makeMain') }).click();
      await expect(panel.getByText(say('photos.mainText'))).toBeVisible();
      await panel.getByRole('button', { name: say('photos.remove') }).click();
      await expect(tiles).toHaveCount(count - 1);
      await here.getByRole('button', { name: say('photos.undo') }).click();
      await expect(tiles).toHaveCount(count);
    });
    await app.clock.reset();
  });
}

test('a lost line stops an upload, and its return goes on with it', async ({
  visit,
  context,
  expectedErrors,
}) => {
  const own = visit({ phone: 'fuego', desktop: 'dolcevita' });
  const { page, say } = own;
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const here = await enterPhotos(own);
  const waiting = waitingIn(here, say);
  await choose(here, 'one.jpg', await drawn('#a14d2e'), 'image/jpeg');
  const whole = page.getByRole('button', { name: say('photos.crop.whole') });
  await expect(whole).toBeEnabled();
  await context.setOffline(true);
  await whole.click();
  await expect(here.getByRole('alert')).toHaveText(say('errors.offline'));
  await here.getByRole('button', { name: say('photos.upload.retry') }).click();
  await expect(here.getByRole('alert')).toHaveText(say('errors.offline'));
  await context.setOffline(false);
  await expect(waiting).toHaveCount(1);
  await expect(here.getByRole('alert')).toHaveCount(0);
});

test('a refusal says why, and is appealed against once', async ({ visit, app }) => {
  const own = visit({ phone: 'spark', desktop: 'lumiere' });
  const { page, say, check } = own;
  const here = await enterPhotos(own);
  await choose(here, 'two.jpg', await drawn('#555'), 'image/jpeg');
  const whole = page.getByRole('button', { name: say('photos.crop.whole') });
  await expect(whole).toBeEnabled();
  await whole.click();
  const waiting = waitingIn(here, say);
  await expect(waiting).toHaveCount(1);
  const [, id] =
    /\/([\da-f-]{36})\/picture$/.exec((await waiting.locator('img').getAttribute('src')) ?? '') ??
    [];

  // What the command line's verb writes; the demo would approve it before.
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  const now = new Date();
  const { rows } = await client.query<{ object_key: string }>(
    `update photos set state = 'rejected', reason = 'contact_details', reviewed_at = $1
      where id = $2 returning object_key`,
    [now, id],
  );
  await client.query(`insert into photo_removals values ($1, 'all', $2)`, [
    rows[0]?.object_key,
    new Date(now.getTime() + 14 * DAY_MS),
  ]);
  await client.end();
  await page.reload();
  const refused = here.getByRole('button', { name: containing(say('photos.state.rejected')) });
  await refused.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(say('photos.reasons.contact_details'))).toBeVisible();
  await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
  await expect(panel.getByText(say('photos.appeal.empty'))).toBeVisible();
  await check('photos-appeal');
  await panel.getByRole('textbox').fill('It is the number of the house. 🍒');
  await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
  await expect(panel.getByText(say('photos.appeal.waiting'))).toBeVisible();
});

test('who has no photo is asked for one where the flow leaves it open', async ({ visit }) => {
  const { page, brand, say, address, open, arrive, check } = visit({
    phone: 'fuego',
    desktop: 'lumiere',
  });
  await arrive('/signup?fluxid=21');
  await signUp(page, brand, address('photo'), () => Promise.resolve());
  const popup = page.getByRole('dialog', { name: say('photos.popup.title') });
  await page.waitForURL('**/find');
  // The confirmation of the address comes before it.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(popup).toBeVisible();
  await check('photos-popup');
  await choose(popup, 'a.pdf', Buffer.from('%PDF'), 'application/pdf');
  await expect(popup.getByRole('alert')).toHaveText(say('errors.photo_type_refused'));
  await choose(popup, 'a.jpg', await drawn('#274'), 'image/jpeg');
  await expect(popup).toHaveCount(0);
  await expect(page.getByText(say('photos.sent'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('avatar'))).toContain('/api/users/photos/');
  await open('/profile');
  await expect(waitingIn(photos(page, say), say)).toHaveCount(1);
});
