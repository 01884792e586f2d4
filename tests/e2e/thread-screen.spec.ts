import { containing } from './copy.ts';
import { expect, test } from './fixtures.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test('from thread to thread and back without leaving the page', async ({ visit }, { project }) => {
  const { page, say, open, enter, check } = visit({ phone: 'dolcevita', desktop: 'spark' });
  await enter('paid');
  await open('/chats');
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  const field = page.getByRole('textbox', {
    name: containing(say('chat.composer.label', { name: '' }).trim()),
  });
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });

  await test.step('a row opens its thread, and the focus goes with it', async () => {
    await rows.first().click();
    await page.waitForURL('**/chats/*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(field).toBeVisible();
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(43);
    if (project.name === 'desktop') await expect(field).toBeFocused();
    else await expect(field).not.toBeFocused();
    await check('thread-screen');
  });

  await test.step('the field grows with what is written', async () => {
    const lineHeight = await field.evaluate((one) => one.clientHeight);
    await field.fill('one\ntwo\nthree');
    expect(await field.evaluate((one) => one.clientHeight)).toBeGreaterThan(lineHeight);
    await field.fill('');
  });

  if (project.name === 'desktop') {
    await test.step('list and thread are as tall as the window less 240 pixels', async () => {
      const pane = page.getByRole('main').locator('> div').first();
      expect((await pane.boundingBox())?.height).toBe(900 - 240);
      await rows.nth(1).click();
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'page');
    });
  } else {
    await test.step('back is the list, at the row one came from', async () => {
      await page.getByRole('link', { name: say('chat.back') }).click();
      await page.waitForURL('**/chats');
      await expect(rows.first()).toBeFocused();
    });
  }
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
});

test('a name is searched', async ({ visit }) => {
  const { page, say, open, enter } = visit({ phone: 'lumiere', desktop: 'fuego' });
  await enter('paid');
  await open('/chats');
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  const search = page.getByRole('searchbox', { name: say('chat.list.search') });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await search.fill('zzzz');
  await expect(page.getByText(say('chat.list.found', { count: 0 }))).toBeVisible();
  await expect(rows).toHaveCount(0);
  await search.fill('');
  await expect(rows).toHaveCount(all);
});

test('the messages are there before any script, and a phone is spared the list', async ({
  visit,
  browser,
}) => {
  const { page, open, enter, url } = visit({ phone: 'dolcevita', desktop: 'spark' });
  await enter('paid');
  await open('/chats');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    userAgent: PHONE,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(url(path));
  await expect(still.locator('.bubble').last()).toBeVisible();
  await expect(still.locator('[data-talk]')).toHaveCount(0);
  await plain.close();
});
