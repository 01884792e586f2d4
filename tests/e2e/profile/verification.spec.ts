import { containing } from '../fixtures/copy.ts';
import { fromDatabase } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { holdSelfies } from '../fixtures/photo-rows.ts';
import { expect, test } from '../fixtures/test.ts';
import { enterDesk } from '../steps/desk.ts';

/** How long a decision can be undone. */
const REGRET_MS = 60_000;

test(
  'a selfie is taken with the camera, compared at the desk, and gives the badge',
  on('phone', 'fuego'),
  async ({ visit, app, otherDevice }) => {
    const own = visit();
    const { page, say, enter, open, check } = own;
    const { databaseUrl } = app;
    await app.clock.reset();

    await test.step('the pose is shown, taken and sent', async () => {
      await enter('free', '/profile/verification');
      await page.getByRole('button', { name: say('verification.begin') }).click();
      await expect(page.locator('svg[data-pose]')).toBeVisible();
      await page.getByRole('button', { name: say('verification.open') }).click();
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth))
        .toBeGreaterThan(0);
      await check('verification-camera');
      await page.getByRole('button', { name: say('verification.take') }).click();
      await expect(page.getByRole('img', { name: say('verification.yours') })).toBeVisible();
      await page.getByRole('button', { name: say('verification.send') }).click();
      await expect(page.getByRole('heading', { name: say('verification.pending') })).toBeVisible();
      await holdSelfies(databaseUrl);
    });

    await test.step('a moderator sees both pictures and decides by one key', async () => {
      const desk = await otherDevice();
      await desk.clock.install();
      await enterDesk(desk, app, 'moderator', '/queue?brand=fuego&kind=verification');
      await expect(desk.getByRole('img', { name: /^Selfie of/ })).toBeVisible();
      await expect(desk.getByRole('img', { name: /^Main photo of/ })).toBeVisible();
      await desk.keyboard.press('a');
      await desk.clock.fastForward(REGRET_MS);
      await expect
        .poll(() =>
          fromDatabase(
            databaseUrl,
            `select state, object_key as "objectKey" from photo_verifications
              order by sent_at desc nulls last limit 1`,
            [],
          ),
        )
        .toEqual({ state: 'approved', objectKey: null });
    });

    await test.step('the member sees the result, and others see the badge', async () => {
      const verified = containing(say('verification.verified', { date: '' }).trim());
      await expect(page.getByText(verified)).toBeVisible();
      await open('/profile/preview');
      const badge = containing(say('profile.checkedPhoto.long', { date: '' }).trim());
      await expect(page.getByText(badge)).toBeVisible();
    });
  },
);
