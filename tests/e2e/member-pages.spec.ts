import { expect, test } from './fixtures.ts';
import { brandNames, onItsScreen } from './places.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';

for (const brand of brandNames) {
  test(`the pages of a member of ${brand}`, async ({ visit }) => {
    const { page, open, enter, check } = visit(onItsScreen(brand));
    test.setTimeout(120_000);
    await enter('paid');
    for (const place of [
      '/find',
      '/chats',
      '/notifications',
      '/profile',
      '/profile/money',
      '/legal/cancel',
      '/legal/withdraw',
      '/vip_plan/cred',
      '/vip_plan/blurred',
    ]) {
      await test.step(place, async () => {
        await open(place);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoOverflow(page);
        await check(`member-${place.replaceAll('/', '_')}`);
      });
    }
    await test.step('a profile, a thread, and the way back', async () => {
      await open('/find');
      await page.getByRole('article').getByRole('link').first().click();
      await page.waitForURL('**/user/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await check();
      await page.goBack();
      await page.waitForURL('**/find');
      await open('/chats');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.waitForURL('**/chats/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await check('member-thread');
      await page.goBack();
      await page.waitForURL('**/chats');
    });
  });
}

test('two tabs of a member show the same conversation', async ({ visit, context }) => {
  const { page, say, enter } = visit({ phone: 'lumiere', desktop: 'spark' });
  await enter('verified');
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

test('who leaves is out, and back on the home page', async ({ visit }, { project }) => {
  const { page, say, open, enter } = visit('dolcevita');
  await enter('anna');
  if (project.name === 'phone') await page.getByRole('button', { name: say('shell.menu') }).click();
  await page.getByRole('button', { name: say('shell.logout') }).click();
  await expect(page.getByRole('link', { name: say('home.signup') }).first()).toBeVisible();
  await open('/chats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.entrance.title'));
});
