import { DEMO_PASSWORD, demoEmail } from '../../prisma/seed/world/logins.ts';
import { expect, test } from './fixtures.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
import { signUp } from './sign-up.ts';
import { inDatabase, LOOKED_UP_MS } from './member-rows.ts';
import { words } from './copy.ts';

const nothing = () => Promise.resolve();

for (const brand of brandNames) {
  const say = words(newcomers[brand].locale);

  test(`what a signup on ${brand} is refused for, and where it may be sent`, async ({
    visit,
    app,
    expectedErrors,
  }) => {
    const { page, arrive, check } = visit(onItsScreen(brand));
    test.setTimeout(90_000);
    expectedErrors.push(/status of 4(09|22|29)/);
    const other = brand === 'fuego' ? 'spark' : 'fuego';
    const rule = { source: 'over-there', to: { brandId: other, path: '/signup' } };
    await inDatabase(app.databaseUrl, 'update brand_settings set limits = $2 where brand_id = $1', [
      brand,
      JSON.stringify({ signupRedirects: [rule] }),
    ]);
    await app.clock.advance(LOOKED_UP_MS);
    await arrive('/signup?source=over-there');

    const refused = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/log/client') &&
        (request.postData() ?? '').includes('validation signup'),
    );
    const tooMany = { code: 'too_many_registrations', params: { retryAfter: 95 }, fields: [] };
    await page.route(
      '**/api/users/register',
      (route) => route.fulfill({ status: 429, json: tooMany }),
      {
        times: 1,
      },
    );
    await signUp(page, brand, `moved.${brand}@mailinator.com`, nothing);
    const logged = (await refused).postDataJSON() as { messaggio: string };
    expect(logged.messaggio).toBe(
      'email:email_malformed password:password_missing age:age_refused region:place_unknown ' +
        'gender:gender_missing seeking:seeking_missing terms1:consent_missing ' +
        'terms2:consent_missing terms4:consent_missing',
    );
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      say('errors.retry_after', { minutes: 2 }),
    );
    const submit = page.getByRole('button', { name: say('accounts.signup.submit'), exact: true });
    await submit.click();
    await expect(page.getByText(say('errors.email_refused'))).toBeVisible();
    await check();
    const field = page.getByLabel(say('accounts.signup.email'), { exact: true });
    await field.fill(demoEmail('paid'));
    await expect(page.getByText(say('errors.email_refused'))).toBeHidden();
    await submit.click();
    await page.waitForURL(visit(other).url('/**/signup'));
  });
}

test('a login that is missing something says what, and spaces in the address do no harm', async ({
  visit,
}) => {
  const { page, say, arrive } = visit('dolcevita');
  await arrive('/login');
  const submit = page
    .getByRole('main')
    .getByRole('button', { name: say('accounts.login.submit'), exact: true });
  await submit.click();
  await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
  await expect(page.getByText(say('errors.password_missing'))).toBeVisible();
  const field = page.getByLabel(say('accounts.login.email'), { exact: true });
  await expect(field).toBeFocused();
  // The browser’s own field for addresses trims them; a pasted one keeps what stands inside.
  await field.evaluate((input: HTMLInputElement) => {
    input.type = 'text';
  });
  await field.fill(demoEmail('free').replace('@', ' @ '));
  await page.getByLabel(say('accounts.login.password'), { exact: true }).fill(DEMO_PASSWORD);
  await submit.click();
  await page.waitForURL('**/find');
});
