import type { Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { brandNames, newcomers, runsOn, type BrandName } from './places.ts';
import { signUp } from './sign-up.ts';
import { answerCookies } from './answer-cookies.ts';

const DAY_MS = 86_400_000;

function picture(colour: string): Promise<Buffer> {
  const sun = Buffer.from(
    '<svg width="600" height="600"><circle cx="300" cy="300" r="250" fill="#fff"/></svg>',
  );
  return sharp({ create: { width: 1500, height: 1000, channels: 3, background: colour } })
    .composite([{ input: sun }])
    .jpeg()
    .toBuffer();
}

async function enterProfile(page: Page, address: string, brand: BrandName): Promise<void> {
  await page.goto(`${address}/login`);
  await answerCookies(page, brand);
  await logIn(page, brand, 'free');
  await page.goto(`${address}/profile`);
  await expect(photos(page, brand)).toBeVisible();
}

const photos = (page: Page, brand: BrandName) =>
  page.getByRole('region', { name: words(newcomers[brand].locale)('photos.title') });

async function choose(page: Page, brand: BrandName, name: string, bytes: Buffer, type: string) {
  const field = photos(page, brand).locator('input[name=avatar]');
  await field.setInputFiles({ name, mimeType: type, buffer: bytes });
}

for (const brand of brandNames) {
  test(`a photo of ${brand}: cut, sent, reviewed, shown`, async ({
    page,
    app,
    brandUrl,
    browser,
    checkAccessibility,
    shot,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(120_000);
    const say = words(newcomers[brand].locale);
    const address = brandUrl(brand, '');
    await enterProfile(page, address, brand);
    const here = photos(page, brand);
    const tiles = here.getByRole('button', {
      name: containing(say('photos.photo', { place: 0, count: 0 }).split(' ')[0] ?? ''),
    });
    const waiting = here.getByRole('button', { name: containing(say('photos.state.pending')) });

    await test.step('what is no picture is said before it is sent', async () => {
      await choose(page, brand, 'notes.txt', Buffer.from('hello'), 'text/plain');
      await expect(here.getByRole('alert')).toHaveText(say('errors.photo_type_refused'));
      const large = Buffer.alloc(10 * 1024 * 1024 + 1);
      await choose(page, brand, 'large.jpg', large, 'image/jpeg');
      await expect(here.getByRole('alert')).toHaveText(say('errors.photo_too_large'));
    });

    await test.step('the part to show is chosen by key and by slider', async () => {
      await choose(page, brand, 'beach.jpg', await picture('#2a7a8c'), 'image/jpeg');
      const dialog = page.getByRole('dialog', { name: say('photos.crop.title') });
      await expect(dialog.getByRole('button', { name: say('photos.crop.use') })).toBeEnabled();
      const frame = dialog.getByRole('group', { name: say('photos.crop.frame') });
      const before = await frame.locator('img').getAttribute('style');
      await frame.press('ArrowRight');
      await expect(frame.locator('img')).not.toHaveAttribute('style', before ?? '');
      await dialog.getByRole('slider', { name: say('photos.crop.zoom') }).fill('1.5');
      await checkAccessibility(page);
      await shot(page, `photos-${brand}-crop`);
      await dialog.getByRole('button', { name: say('photos.crop.use') }).click();
      await expect(waiting).toHaveCount(1);
      await expect(here.getByText(say('photos.demo', { seconds: 10 }))).toBeVisible();
      await checkAccessibility(page);
      await shot(page, `photos-${brand}-waiting`);
    });

    await test.step('only its owner sees it while it waits', async () => {
      const own = await waiting.locator('img').getAttribute('src');
      expect(own).toMatch(/^\/api\/users\/photos\//);
      const stranger = await browser.newContext();
      const answer = await (await stranger.newPage()).goto(`${address}${own ?? ''}`);
      expect(answer?.status()).toBe(401);
      await stranger.close();
    });

    await test.step('ten seconds later everybody does', async () => {
      await app.clock.advance(11_000);
      await app.clock.runDue();
      await expect(waiting).toHaveCount(0);
      const shown = await here.locator('img').last().getAttribute('src');
      const stranger = await browser.newContext();
      const answer = await (await stranger.newPage()).goto(`${address}${shown ?? ''}`);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({ 'content-type': 'image/webp' });
      expect(answer?.headers()['cache-control']).toContain('immutable');
      await stranger.close();
    });

    await test.step('it becomes the main one, is deleted, and taken back', async () => {
      const count = await tiles.count();
      await tiles.last().click();
      const panel = page.getByRole('dialog');
      await checkAccessibility(page);
      await shot(page, `photos-${brand}-panel`);
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
  page,
  brandUrl,
  context,
  expectedErrors,
}, { project }) => {
  const brand = project.name === 'phone' ? 'fuego' : 'dolcevita';
  const say = words(newcomers[brand].locale);
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  await enterProfile(page, brandUrl(brand, ''), brand);
  const here = photos(page, brand);
  const waiting = here.getByRole('button', { name: containing(say('photos.state.pending')) });
  await choose(page, brand, 'one.jpg', await picture('#a14d2e'), 'image/jpeg');
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

test('a refusal says why, and is appealed against once', async ({
  page,
  app,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand = project.name === 'phone' ? 'spark' : 'lumiere';
  const say = words(newcomers[brand].locale);
  await enterProfile(page, brandUrl(brand, ''), brand);
  const here = photos(page, brand);
  await choose(page, brand, 'two.jpg', await picture('#555'), 'image/jpeg');
  const whole = page.getByRole('button', { name: say('photos.crop.whole') });
  await expect(whole).toBeEnabled();
  await whole.click();
  const waiting = here.getByRole('button', { name: containing(say('photos.state.pending')) });
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
  await checkAccessibility(page);
  await shot(page, 'photos-appeal');
  await panel.getByRole('textbox').fill('It is the number of the house. 🍒');
  await panel.getByRole('button', { name: say('photos.appeal.send') }).click();
  await expect(panel.getByText(say('photos.appeal.waiting'))).toBeVisible();
});

test('who has no photo is asked for one where the flow leaves it open', async ({
  page,
  brandUrl,
  checkAccessibility,
  shot,
}, { project }) => {
  const brand = project.name === 'phone' ? 'fuego' : 'lumiere';
  const say = words(newcomers[brand].locale);
  await page.goto(brandUrl(brand, '/signup?fluxid=21'));
  await answerCookies(page, brand);
  await signUp(page, brand, `photo-${project.name}@example.test`, () => Promise.resolve());
  const popup = page.getByRole('dialog', { name: say('photos.popup.title') });
  await page.waitForURL('**/find');
  // The confirmation of the address comes before it.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(popup).toBeVisible();
  await checkAccessibility(page);
  await shot(page, `photos-${brand}-popup`);
  const field = popup.locator('input[name=avatar]');
  await field.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(popup.getByRole('alert')).toHaveText(say('errors.photo_type_refused'));
  await field.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('#274'),
  });
  await expect(popup).toHaveCount(0);
  await expect(page.getByText(say('photos.sent'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('avatar'))).toContain('/api/users/photos/');
  await page.goto(brandUrl(brand, '/profile'));
  await expect(
    photos(page, brand).getByRole('button', { name: containing(say('photos.state.pending')) }),
  ).toHaveCount(1);
});
