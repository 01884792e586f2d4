import type { Page } from '@playwright/test';
import { words } from './copy.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { brandNames, newcomers, runsOn, type BrandName } from './places.ts';
import { answerCookies } from './answer-cookies.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

const enter = async (page: Page, address: string, brand: BrandName): Promise<void> => {
  await page.goto(address);
  await answerCookies(page, brand);
};

for (const brand of brandNames) {
  test(`the pages of a member of ${brand}`, async ({ page, brandUrl, checkAccessibility, shot }, {
    project,
  }) => {
    test.skip(!runsOn(brand, project.name), 'the other screen runs this brand');
    test.setTimeout(120_000);
    await enter(page, brandUrl(brand, '/login'), brand);
    await logIn(page, brand, 'paid');
    for (const place of [
      '/find',
      '/chats',
      '/notifications',
      '/profile',
      '/vip_plan/cred',
      '/vip_plan/blurred',
    ]) {
      await test.step(place, async () => {
        await page.goto(brandUrl(brand, place));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page);
        await checkAccessibility(page);
        await shot(page, `member-${brand}-${place.replaceAll('/', '_')}`);
      });
    }
    await test.step('a profile, a thread, and the way back', async () => {
      await page.goto(brandUrl(brand, '/find'));
      await page.getByRole('article').getByRole('link').first().click();
      await page.waitForURL('**/user/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await checkAccessibility(page);
      await page.goBack();
      await page.waitForURL('**/find');
      await page.goto(brandUrl(brand, '/chats'));
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.waitForURL('**/chats/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await checkAccessibility(page);
      await shot(page, `member-${brand}-thread`);
      await page.goBack();
      await page.waitForURL('**/chats');
    });
  });
}

test('two tabs of a member show the same conversation', async ({ page, context, brandUrl }, {
  project,
}) => {
  const brand = project.name === 'phone' ? 'lumiere' : 'spark';
  const say = words(newcomers[brand].locale);
  await enter(page, brandUrl(brand, '/login'), brand);
  await logIn(page, brand, 'verified');
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL('**/user/*');
  // To write, or to go on where another test has written before.
  await page.getByRole('main').locator('a[href*="/chats/"]').click();
  await page.waitForURL('**/chats/*');
  const other = await context.newPage();
  await other.goto(page.url());
  const composer = page.getByRole('textbox');
  await expect(composer).toBeVisible();
  await composer.fill('One, two, three');
  await page.getByRole('button', { name: say('chat.composer.send'), exact: true }).click();
  await expect(page.getByText('One, two, three', { exact: true })).toBeVisible();
  await expect(other.getByText('One, two, three', { exact: true })).toBeVisible();
  await other.close();
});

test('who leaves is out, and back on the home page', async ({ page, brandUrl }, { project }) => {
  const say = words('it');
  await enter(page, brandUrl('dolcevita', '/login'), 'dolcevita');
  await logIn(page, 'dolcevita', 'anna');
  if (project.name === 'phone') await page.getByRole('button', { name: say('shell.menu') }).click();
  await page.getByRole('button', { name: say('shell.logout') }).click();
  await expect(page.getByRole('link', { name: say('home.signup') }).first()).toBeVisible();
  await page.goto(brandUrl('dolcevita', '/chats'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.entrance.title'));
});
