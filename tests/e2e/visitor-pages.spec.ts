import { demoEmail } from '../../prisma/seed/world/logins.ts';
import { containing, words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { brandNames, newcomers, onItsScreen } from './places.ts';
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

  test(`the pages of ${brand} that anybody may see`, async ({ visit }) => {
    const { page, open, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    await open();
    await check('visitor-cookies');
    await answerCookies(page, brand);
    for (const [path, title] of pages) {
      await test.step(path, async () => {
        const answer = await open(path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        if (title !== undefined) await expect(heading).toHaveText(title);
        await expect(page.getByRole('contentinfo')).toContainText(say('shell.footer.invented'));
        await expectNoOverflow(page);
        await check(`visitor-${path.replaceAll('/', '_')}`);
      });
    }
  });

  test(`what ${brand} has no page for, and what is for members only`, async ({
    visit,
    expectedErrors,
  }) => {
    const { page, open, check } = visit(onItsScreen(brand));
    expectedErrors.push(/status of 404/);
    const missing = await open('/no-such-page');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.missing.title'));
    await answerCookies(page, brand);
    await check('visitor-missing');

    const entrance = await open('/chats');
    expect(entrance?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.entrance.title'));
    await expect(page.getByLabel(say('accounts.login.email'), { exact: true })).toBeVisible();
    await check('visitor-entrance');
  });

  test(`${brand} in the other light`, async ({ visit }) => {
    const { page, arrive, check } = visit(onItsScreen(brand));
    await arrive();
    const choice = page.getByRole('group', { name: say('shell.theme.legend') });
    const other = brand === 'fuego' ? 'light' : 'dark';
    await choice.getByRole('button', { name: say(`shell.theme.${other}`) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', other);
    await check(`visitor-${other}`);
  });
}

test('a forgotten password is changed by the link in the mail', async ({ visit, mail }) => {
  const { page, say, arrive, picture } = visit('dolcevita');
  const email = demoEmail('verified');
  await arrive('/forgotPassword');
  await page.getByLabel(say('accounts.forgot.email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: say('accounts.forgot.submit') }).click();
  await expect(page.getByText(say('accounts.forgot.sentTitle'))).toBeVisible();
  const sent = await mail.waitFor(
    email,
    containing(say('mail.reset.subject', { brand: 'Dolcevita' })),
  );
  await page.goto(sent.links.find((link) => link.includes('/resetPassword')) ?? 'about:blank');
  await picture('visitor-reset');
  await page
    .getByLabel(say('accounts.reset.password'), { exact: true })
    .fill('un’altra frase lunga 31');
  const again = page.getByLabel(say('accounts.reset.again'), { exact: true });
  const save = page.getByRole('button', { name: say('accounts.reset.submit') });
  await again.fill('un’altra frase lunga 32');
  await save.click();
  await expect(page.getByText(say('accounts.reset.differ'))).toBeVisible();
  await again.fill('un’altra frase lunga 31');
  await expect(page.getByText(say('accounts.reset.differ'))).toBeHidden();
  await save.click();
  await expect(page.getByText(say('accounts.reset.doneTitle'))).toBeVisible();
});

test('a question to the staff is answered with its number and a copy', async ({
  visit,
  mail,
  expectedErrors,
}) => {
  const { page, say, arrive, check } = visit('spark');
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await arrive('/contactUs');
  await page.getByLabel(say('care.contact.email'), { exact: true }).fill('asker@example.test');
  await page
    .getByLabel(say('care.contact.text'), { exact: true })
    .fill('How do I close my profile?');
  const send = page
    .getByRole('main')
    .getByRole('button', { name: say('care.contact.send'), exact: true });
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole('main').getByText(say('errors.offline'))).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByText(say('care.contact.thanks'))).toBeVisible();
  await check('contact-sent');
  const written = await mail.waitFor('asker@example.test');
  expect(written.text).toContain('How do I close my profile?');
});

test('a member who writes to the staff finds their own address there', async ({ visit }) => {
  const { page, say, join, open } = visit({ phone: 'dolcevita' });
  const email = await join('asks');
  await open('/contactUs');
  await expect(page.getByLabel(say('care.contact.email'), { exact: true })).toHaveValue(email);
});

test('those who asked for less motion get none', async ({ visit, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const brand of brandNames) {
    await visit(brand).open();
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
