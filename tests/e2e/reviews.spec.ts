import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';
import { fromDatabase, inDatabase } from './member-rows.ts';

const TEXT =
  'Chi risponde per conto del sito lo dice, e il prezzo si vede prima. La zona mia è piccola, però.';

test('a member says what they think of the site, and everybody reads it once it was read', async ({
  visit,
  otherDevice,
  app,
}) => {
  test.setTimeout(90_000);
  const author = visit({ phone: 'lumiere', desktop: 'dolcevita' });
  const { page, say, brand } = author;
  const own = (key: string, values = {}) => say(`reviews.own.${key}`, values);
  const email = await author.join('reviewer');
  const send = page.getByRole('button', { name: own('send'), exact: true });

  await test.step('not in the first week', async () => {
    await author.open('/profile/review');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('title'));
    await expect(send).toHaveCount(0);
    await inDatabase(
      app.databaseUrl,
      "update users set created_at = created_at - interval '8 days' where email = $1",
      [email],
    );
  });

  await test.step('what is missing is marked, what is whole is sent', async () => {
    await author.open('/profile/review');
    await send.click();
    await expect(page.getByText(own('starsMissing'))).toBeVisible();
    await expect(page.getByText(say('errors.review_length'))).toBeVisible();
    await expectNoOverflow(page);
    await author.check('review-01-faults');
    await page.getByRole('radio', { name: own('starOption', { stars: 4 }) }).check();
    await page.getByLabel(own('text'), { exact: true }).fill(TEXT);
    await send.click();
    await expect(page.getByRole('main').getByText(own('pending'), { exact: true })).toBeVisible();
    await author.check('review-02-waiting');
  });

  await test.step('published, it stands on the page of reviews and on the home', async () => {
    const reader = visit(brand, await otherDevice());
    // Rendered and kept before there is anything to show.
    await reader.arrive('/reviews');
    // The demo has no reader: it publishes by itself.
    await app.clock.advance(11_000);
    await app.clock.runDue();
    await expect(async () => {
      await reader.open('/reviews');
      await expect(reader.page.getByText(TEXT)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectNoOverflow(reader.page);
    await reader.check('review-03-page');
    await reader.open('/');
    await expect(reader.page.getByText(TEXT)).toBeVisible();
    const how = reader.page.getByRole('link', { name: say('reviews.how'), exact: true });
    await how.click();
    const checks = reader.page.getByRole('heading', { name: say('reviews.checks.title') });
    await expect(checks).toBeInViewport();
  });

  await test.step('taken back, it is gone', async () => {
    await author.open('/profile/review');
    await page.getByRole('button', { name: own('withdraw'), exact: true }).click();
    const asked = page.getByRole('dialog', { name: own('withdrawTitle') });
    await asked.getByRole('button', { name: own('withdrawYes'), exact: true }).click();
    await expect(send).toBeVisible();
    const kept = 'select count(*)::int as kept from reviews';
    expect(await fromDatabase<{ kept: number }>(app.databaseUrl, kept, [])).toEqual({ kept: 0 });
    await app.clock.reset();
  });
});
