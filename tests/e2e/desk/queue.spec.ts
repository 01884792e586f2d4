// [core §1 Photos and texts are moderated]
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawPortrait } from '#lib/media/portraits/draw-portrait.ts';
import { enterDesk } from '../steps/desk.ts';
import { sendPhotos } from '../steps/send-photos.ts';
import { checkState } from '../fixtures/check-screen.ts';
import { fromDatabase, inDatabase } from '../fixtures/database-rows.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { holdPhotos } from '../fixtures/photo-rows.ts';
import { on } from '../fixtures/places.ts';
import { profileByEmail } from '../fixtures/profile-of.ts';
import { expect, test } from '../fixtures/test.ts';

/** How long a decision can be undone. */
const REGRET_MS = 60_000;

async function drawn(seed: string, width = 720): Promise<Buffer> {
  const portrait = await drawPortrait({
    seed,
    gender: 'woman',
    age: 34,
    portraitBrand: 'dolcevita',
    pose: 0,
  });
  return sharp(portrait).resize(width).jpeg({ quality: 80 }).toBuffer();
}

const shown = (page: Page) => page.locator('[data-shown]');

/** The id of the shown photo, once its picture has loaded. */
async function seen(page: Page): Promise<string> {
  await expect(shown(page).getByRole('img')).toBeVisible();
  return (await shown(page).getAttribute('data-item')) ?? '';
}

test(
  'a moderator decides photos by one key each, undoes one, and skips another',
  on('desktop', 'capolinea'),
  async ({ page, app, visit, otherDevice, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    const { databaseUrl } = app;
    const stateOf = (id: string) =>
      fromDatabase<{ state: string; reason: string | null }>(
        databaseUrl,
        'select state, reason from photos where id = $1',
        [id],
      );
    await app.clock.reset();

    await test.step('two members send photos, one of them both', async () => {
      for (const [name, width, seeds] of [
        ['judged-first', 720, ['sea', 'hill', 'lake', 'wood']],
        ['judged-too', 400, ['hill']],
      ] as const) {
        const member = visit({ page: await otherDevice() });
        const email = await member.join(name);
        const { trackerId } = await profileByEmail(databaseUrl, member.brand, email);
        const origin = new URL(member.url()).origin;
        const pictures = await Promise.all(seeds.map((seed) => drawn(seed, width)));
        await member.page.context().clearCookies();
        await sendPhotos(
          member.page,
          { origin, email, password: FRESH_PASSWORD, trackerId },
          pictures,
        );
        await holdPhotos(databaseUrl, { brand: member.brand, email });
      }
    });

    let first = '';
    await test.step('a key decides, the next picture follows, and U undoes it', async () => {
      await page.clock.install();
      await enterDesk(page, app, 'moderator', '/queue?brand=capolinea&kind=photo');
      first = await seen(page);
      await expect(page.getByRole('link', { name: /^Photos 5/ })).toBeVisible();
      await page.keyboard.press('3');
      await expect(shown(page)).not.toHaveAttribute('data-item', first);
      await page.keyboard.press('u');
      await expect(shown(page)).toHaveAttribute('data-item', first);
      expect(await stateOf(first)).toMatchObject({ state: 'pending' });
    });

    await test.step('decisions are sent once they can no longer be undone', async () => {
      await page.keyboard.press('a');
      const second = await seen(page);
      await expect(page.getByRole('region', { name: 'Similar photos' })).toContainText(
        'on another account',
      );
      await checkState(page);
      await page
        .getByRole('group', { name: 'Decision' })
        .getByRole('button', { name: /Another person/ })
        .click();
      expect(await stateOf(first)).toMatchObject({ state: 'pending' });
      const third = await seen(page);
      await page.keyboard.press('s');
      await expect(shown(page)).not.toHaveAttribute('data-item', third);
      await page.clock.fastForward(REGRET_MS);
      await expect.poll(() => stateOf(first)).toMatchObject({ state: 'approved' });
      await expect
        .poll(() => stateOf(second))
        .toMatchObject({ state: 'rejected', reason: 'someone_else' });
      await expect(page.getByRole('button', { name: 'Restore 1 skipped' })).toBeVisible();
    });

    await test.step('a photo that another moderator decided meanwhile is named', async () => {
      const fourth = await seen(page);
      // Rejected: an approved row without the files that an approval creates would leave its owner without a
      // picture.
      const decided = "state = 'rejected', reason = 'someone_else', reviewed_at = now()";
      await inDatabase(databaseUrl, `update photos set ${decided} where id = $1`, [fourth]);
      await page.keyboard.press('1');
      await page.clock.fastForward(REGRET_MS);
      await expect(
        page.getByRole('status').filter({ hasText: 'already decided or changed' }),
      ).toBeVisible();
    });

    await test.step('each kind has its own address', async () => {
      await page.getByRole('link', { name: /^Reports/ }).click();
      await expect(page).toHaveURL(/kind=report/);
      await page.goBack();
      await expect(page).toHaveURL(/kind=photo/);
      await expect(page.getByRole('heading', { name: 'Moderation' })).toBeVisible();
    });
  },
);
