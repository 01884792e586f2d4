import { fromDatabase, inDatabase } from '../fixtures/database-rows.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';

const TEXT =
  'Chi risponde per conto del sito lo dice, e il prezzo si vede prima. La zona mia è piccola, però.';

test(
  'a member’s review is published after a moderation, and deleted on withdrawal',
  on('desktop', 'dolcevita'),
  async ({ visit, otherDevice, app }) => {
    const author = visit();
    const { page, say } = author;
    const own = (key: string, values = {}) => say(`reviews.own.${key}`, values);
    const send = page.getByRole('button', { name: own('send'), exact: true });
    await app.clock.reset();
    const email = await author.join('reviewer');

    await test.step('it is refused in the first week', async () => {
      await author.open('/profile/review');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('title'));
      await expect(send).toHaveCount(0);
      await inDatabase(
        app.databaseUrl,
        "update users set created_at = created_at - interval '8 days' where email = $1",
        [email],
      );
    });

    await test.step('missing parts are marked, a complete review is sent', async () => {
      await author.open('/profile/review');
      await send.click();
      await expect(page.getByText(own('starsMissing'))).toBeVisible();
      await expect(page.getByText(say('errors.review_length'))).toBeVisible();
      await page.getByRole('radio', { name: own('starOption', { stars: 4 }) }).check();
      await page.getByLabel(own('text'), { exact: true }).fill(TEXT);
      await send.click();
      await expect(page.getByRole('main').getByText(own('pending'), { exact: true })).toBeVisible();
    });

    await test.step('once published, it is on the page of reviews and on the home page', async () => {
      const reader = visit({ page: await otherDevice() });
      // Rendered and cached while the page is still empty.
      await reader.arrive('/reviews');
      // The demo has no moderators for reviews: it publishes them by itself.
      await app.clock.advance(11_000);
      await app.clock.runDue();
      await expect(async () => {
        await reader.open('/reviews');
        await expect(reader.page.getByText(TEXT)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await reader.check('reviews');
      await reader.open('/');
      await expect(reader.page.getByText(TEXT)).toBeVisible();
      const how = reader.page.getByRole('link', { name: say('reviews.how'), exact: true });
      await how.click();
      const checks = reader.page.getByRole('heading', { name: say('reviews.checks.title') });
      await expect(checks).toBeInViewport();
    });

    await test.step('once withdrawn, it is deleted', async () => {
      await author.open('/profile/review');
      await page.getByRole('button', { name: own('withdraw'), exact: true }).click();
      const asked = page.getByRole('dialog', { name: own('withdrawTitle') });
      await asked.getByRole('button', { name: own('withdrawYes'), exact: true }).click();
      await expect(send).toBeVisible();
      const { stored } = await fromDatabase<{ stored: number }>(
        app.databaseUrl,
        `select count(*)::int as stored from reviews r join users u on u.id = r.member_id
        where u.email = $1`,
        [email],
      );
      expect(stored).toBe(0);
    });
    await app.clock.reset();
  },
);
