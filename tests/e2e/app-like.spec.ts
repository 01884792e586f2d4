import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a page without a form loads one small script, which does all that is left', async ({
  visit,
}) => {
  const { page, say, open, check } = visit({ phone: 'lumiere', desktop: 'spark' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const banner = page.getByRole('region', { name: say('legal.cookie.title') });
  const centre = page.getByRole('dialog');
  const again = page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('legal.cookie.again'), exact: true });
  const measuring = centre.getByRole('checkbox', { name: say('legal.cookie.measuring') });
  const marketing = centre.getByRole('checkbox', { name: say('legal.cookie.marketing') });

  await test.step('the banner leads to the preferences, of which nothing is ticked', async () => {
    await open('/?source=aff&clickid=k1');
    await banner.getByRole('button', { name: say('legal.cookie.choose'), exact: true }).click();
    await expect(centre).toBeVisible();
    await expect(measuring).not.toBeChecked();
    await expect(marketing).not.toBeChecked();
    await check('cookies-centre');
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await expect(banner).toBeVisible();
  });

  await test.step('a choice is kept, sent, and can be made anew', async () => {
    await again.click();
    await measuring.check();
    const sent = page.waitForRequest('**/api/consents/cookies');
    await centre.getByRole('button', { name: say('legal.cookie.save'), exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ measuring: true, marketing: false });
    await expect(centre).toBeHidden();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(banner).toBeHidden();
    await again.click();
    await expect(measuring).toBeChecked();
    await expect(marketing).not.toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('where one comes from goes along to the form', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home.signup') })
      .first()
      .click();
    await page.waitForURL(/\/signup\?source=aff&clickid=k1$/);
  });
  expect(scripts.find((path) => !path.startsWith('/_next/'))).toMatch(/^\/visitor-\w+\.js$/);
});

test('without a line a member is told so in their language, by the brand', async ({
  visit,
  context,
  expectedErrors,
}) => {
  const { page, url, say, enter, open, check } = visit({ phone: 'fuego', desktop: 'dolcevita' });
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  await enter('free');
  await open('/profile');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const kept = await page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return stored.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.filter((path) => path.endsWith('/offline'))).toHaveLength(4);
  expect(
    kept.filter((path) => !/\/offline$|^\/_next\/|^\/brands\/|^\/visitor-/.test(path)),
  ).toEqual([]);

  await context.setOffline(true);
  await open('/chats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.offline.title'));
  expect(page.url()).toBe(url('/chats'));
  await check('offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: say('home.offline.again') }).click();
  await expect(page.getByRole('heading', { name: say('home.offline.title') })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});
