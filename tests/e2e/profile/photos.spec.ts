// [core §5 Photo] [money §4 Photo upsell popup]
import { drawnPhoto } from '../fixtures/drawn-photo.ts';
import { on } from '../fixtures/places.ts';
import { refusePhoto } from '../fixtures/photo-rows.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFile, ownPhotosOn } from '../pages/own-photos.ts';

test(
  'a photo is cropped, uploaded over a reconnection, approved, and becomes the main one',
  on('phone', 'lumiere', 'in every language'),
  async ({ visit, app, context, otherDevice, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
    const own = visit();
    const { page, say, url, enter } = own;
    await app.clock.reset();
    await enter('free', '/profile');
    const { region, tiles, pending } = ownPhotosOn(own);
    const visitor = await otherDevice();

    await test.step('it is cropped by key and by slider, and uploaded on reconnection', async () => {
      await chooseFile(region, 'beach.jpg', await drawnPhoto('#2a7a8c'));
      const dialog = page.getByRole('dialog', { name: say('photos.crop.title') });
      const use = dialog.getByRole('button', { name: say('photos.crop.use') });
      await expect(use).toBeEnabled();
      const frame = dialog.getByRole('group', { name: say('photos.crop.frame') });
      const before = await frame.locator('img').last().getAttribute('style');
      await frame.press('ArrowRight');
      await expect(frame.locator('img').last()).not.toHaveAttribute('style', before ?? '');
      await dialog.getByRole('slider', { name: say('photos.crop.zoom') }).fill('1.5');
      await context.setOffline(true);
      await use.click();
      await expect(region.getByRole('alert')).toHaveText(say('errors.offline'));
      await context.setOffline(false);
      await expect(pending).toHaveCount(1);
      await expect(region.getByRole('alert')).toHaveCount(0);
      await expect(region.getByText(say('photos.demo', { seconds: 10 }))).toBeVisible();
    });

    await test.step('only its owner sees it while it is pending', async () => {
      const source = await pending.locator('img').getAttribute('src');
      expect(source).toMatch(/^\/api\/users\/photos\//);
      const answer = await visitor.goto(url(source ?? ''));
      expect(answer?.status()).toBe(401);
    });

    await test.step('it is public once approved', async () => {
      await app.clock.advance(11_000);
      await app.clock.runDue();
      await expect(pending).toHaveCount(0);
      const shown = await region.locator('img').last().getAttribute('src');
      const answer = await visitor.goto(url(shown ?? ''));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()).toMatchObject({ 'content-type': 'image/webp' });
      expect(answer?.headers()['cache-control']).toContain('immutable');
    });

    await test.step('it becomes the main one, is deleted, and restored', async () => {
      const count = await tiles.count();
      await tiles.last().click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: say('photos.makeMain') }).click();
      await expect(panel.getByText(say('photos.mainText'))).toBeVisible();
      await panel.getByRole('button', { name: say('photos.remove') }).click();
      await expect(tiles).toHaveCount(count - 1);
      await region.getByRole('button', { name: say('photos.undo') }).click();
      await expect(tiles).toHaveCount(count);
    });
    await app.clock.reset();
  },
);

test(
  'a refused photo shows the reason, and its owner appeals once',
  on('phone', 'bside'),
  async ({ visit, app }) => {
    const own = visit();
    const { page, say, join, open } = own;
    const { pending, rejected, uploadWhole } = ownPhotosOn(own);
    await join('photo-refused');
    await open('/profile');
    await uploadWhole('two.jpg', await drawnPhoto('#555'));
    await expect(pending).toHaveCount(1);
    await refusePhoto(app.databaseUrl, await pending.locator('img').getAttribute('src'));
    await page.reload();
    await rejected.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(say('photos.reasons.contact_details'))).toBeVisible();
    const send = panel.getByRole('button', { name: say('photos.appeal.send') });
    await send.click();
    await expect(panel.getByText(say('photos.appeal.empty'))).toBeVisible();
    await panel.getByRole('textbox').fill('It is the number of the house. 🍒');
    await send.click();
    await expect(panel.getByText(say('photos.appeal.waiting'))).toBeVisible();
    await expect(send).toHaveCount(0);
  },
);
