import { demoEmail } from '../../prisma/seed/world/logins.ts';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { brandNames, newcomers, runsOn } from './places.ts';
import { answerCookies } from './answer-cookies.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const LEGAL = ['terms', 'privacy', 'cookie', 'faq', 'features'] as const;

for (const brand of brandNames) {
  const { locale } = newcomers[brand];
  const say = words(locale);
  const pages = [
    ['/', undefined],
    ['/login', say('accounts.login.title')],
    ['/signup', say('accounts.signup.title')],
    ['/forgotPassword', say('accounts.forgot.title')],
    ['/contactUs', say('care.contact.title')],
    ...LEGAL.map((page) => [`/legal/${page}`, undefined] as const),
  ] as const;

  test(`the pages of ${brand} that anybody may see`, async ({
    page,
    brandUrl,
    checkAccessibility,
    shot,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(120_000);
    await page.goto(brandUrl(brand));
    await checkAccessibility(page);
    await shot(page, `visitor-${brand}-cookies`);
    await answerCookies(page, brand);
    for (const [path, title] of pages) {
      await test.step(path, async () => {
        const answer = await page.goto(brandUrl(brand, path));
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        if (title !== undefined) await expect(heading).toHaveText(title);
        await expect(page.getByRole('contentinfo')).toContainText(say('shell.footer.invented'));
        await expectNoOverflow(page);
        await checkAccessibility(page);
        await shot(page, `visitor-${brand}-${path.replaceAll('/', '_')}`);
      });
    }
  });

  test(`what ${brand} has no page for, and what is for members only`, async ({
    page,
    brandUrl,
    checkAccessibility,
    shot,
    expectedErrors,
  }, { project }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    expectedErrors.push(/status of 404/);
    const missing = await page.goto(brandUrl(brand, '/no-such-page'));
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.missing.title'));
    await answerCookies(page, brand);
    await checkAccessibility(page);
    await shot(page, `visitor-${brand}-missing`);

    const entrance = await page.goto(brandUrl(brand, '/chats'));
    expect(entrance?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.entrance.title'));
    await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
    await checkAccessibility(page);
    await shot(page, `visitor-${brand}-entrance`);
  });

  test(`${brand} in the other light`, async ({ page, brandUrl, checkAccessibility, shot }, {
    project,
  }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    await page.goto(brandUrl(brand));
    await answerCookies(page, brand);
    const choice = page.getByRole('group', { name: say('shell.theme.legend') });
    const other = brand === 'fuego' ? 'light' : 'dark';
    await choice.getByRole('button', { name: say(`shell.theme.${other}`) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    await checkAccessibility(page);
    await shot(page, `visitor-${brand}-${other}`);
  });
}

test('a forgotten password is changed by the link in the mail', async ({
  page,
  brandUrl,
  mail,
  shot,
}) => {
  const say = words('it');
  const email = demoEmail('verified');
  await page.goto(brandUrl('dolcevita', '/forgotPassword'));
  await answerCookies(page, 'dolcevita');
  await page.getByLabel(say('accounts.forgot.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('accounts.forgot.submit') }).click();
  await expect(page.getByText(say('accounts.forgot.sentTitle'))).toBeVisible();
  const sent = await mail.waitFor(
    email,
    containing(say('mail.reset.subject', { brand: 'Dolcevita' })),
  );
  await page.goto(sent.links.find((link) => link.includes('/resetPassword')) ?? 'about:blank');
  await shot(page, 'visitor-reset');
  await page
    .getByLabel(say('accounts.reset.password'), { exact: true })
    .fill('un’altra frase lunga 31');
  await page
    .getByLabel(say('accounts.reset.again'), { exact: true })
    .fill('un’altra frase lunga 31');
  await page.getByRole('button', { name: say('accounts.reset.submit') }).click();
  await expect(page.getByText(say('accounts.reset.doneTitle'))).toBeVisible();
});

test('a question to the staff is answered with its number and a copy', async ({
  page,
  brandUrl,
  mail,
}) => {
  const say = words('en');
  await page.goto(brandUrl('spark', '/contactUs'));
  await answerCookies(page, 'spark');
  await page.getByLabel(say('care.contact.email'), { exact: true }).fill('asker@example.test');
  await page
    .getByLabel(say('care.contact.text'), { exact: true })
    .fill('How do I close my profile?');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('care.contact.send'), exact: true })
    .click();
  await expect(page.getByText(say('care.contact.thanks'))).toBeVisible();
  const written = await mail.waitFor('asker@example.test');
  expect(written.text).toContain('How do I close my profile?');
});

test('those who asked for less motion get none', async ({ page, brandUrl }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const brand of brandNames) {
    await page.goto(brandUrl(brand));
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && (Number(duration) > 100 || iterations === Infinity);
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
    );
    expect(moving, brand).toEqual([]);
  }
});
