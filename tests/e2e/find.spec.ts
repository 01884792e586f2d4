import { containing } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { pager, place } from './find-steps.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './member-rows.ts';
import { moveToFlow } from './move-to-flow.ts';

test('a free member reads the open pages and is told what opens the others', async ({ visit }) => {
  const { page, say, open, enter, check, picture } = visit({ phone: 'dolcevita' });
  await enter('free');
  await open('/find?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('discovery.heading.woman'));
  await check('find-free');
  const prompt = page.getByRole('dialog', { name: say('hooks.kind.paginazione.title') });
  const here = pager(page, say).getByRole('link', {
    name: say('discovery.pager.current', { page: 2 }),
  });

  await test.step('a locked page asks over the page that is open', async () => {
    await pager(page, say).locator('a[aria-haspopup="dialog"]').last().click();
    await expect(prompt).toBeVisible();
    await check('find-free-pages');
    await page
      .getByRole('button', { name: say('hooks.later') })
      .last()
      .click();
    await expect(prompt).toBeHidden();
    await expect(page).toHaveURL(/page=2/);
    await expect(here).toBeVisible();
  });

  await test.step('the page is remembered', async () => {
    expect(await page.evaluate(() => localStorage.getItem('page'))).toBe('2');
    await open('/find');
    await expect(here).toHaveAttribute('aria-current', 'page');
  });

  await test.step('an address past the limit shows the last open page, and says so once', async () => {
    await open('/find?page=9');
    await expect(prompt).toBeVisible();
    await expect(page).toHaveURL(/page=3/);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(prompt).toBeHidden();
  });

  await test.step('another region asks, one’s own does not', async () => {
    await place(page, say).click();
    const sheet = page.getByRole('dialog', { name: say('discovery.region.title') });
    await sheet.getByRole('searchbox').fill('cagli');
    await sheet.getByRole('link', { name: /Cagliari/ }).click();
    const closed = page.getByRole('dialog', { name: say('hooks.kind.cambia_regione.title') });
    await expect(closed).toBeVisible();
    await picture('find-free-region');
    await page.keyboard.press('Escape');
    await expect(closed).toBeHidden();
    await expect(sheet).toBeVisible();
  });
});

test('a paying member searches everywhere, narrows, and finds the way back', async ({ visit }) => {
  const { page, say, open, enter, check, picture } = visit({ desktop: 'fuego' });
  await enter('paid');
  const chip = (name: string) =>
    page.getByRole('switch', { name: say(`discovery.filters.${name}`) });

  await test.step('pages move, with the keyboard too', async () => {
    await open('/find?page=1');
    await pager(page, say)
      .getByRole('link', { name: say('discovery.pager.next') })
      .press('Enter');
    await page.waitForURL(/page=2/);
    await check();
  });

  await test.step('past the end the first page comes back, and says so once', async () => {
    await open('/find?page=90');
    const note = page.getByText(say('discovery.startedOver'));
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/page=1/);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('filters are switched by the space bar, kept, counted and cleared', async () => {
    await open('/find?page=2');
    await chip('withPhoto').press(' ');
    await page.waitForURL(/photo=1/);
    await expect(page).toHaveURL(/page=1/);
    await expect(chip('withPhoto')).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: containing(say('discovery.filters.open')) }).click();
    const panel = page.getByRole('dialog', { name: say('discovery.filters.title') });
    await panel.getByLabel(say('discovery.filters.from'), { exact: true }).selectOption('30');
    await panel.getByLabel(say('discovery.filters.to'), { exact: true }).selectOption('45');
    await check('find-filters');
    await panel.getByRole('button', { name: say('discovery.filters.apply') }).click();
    await page.waitForURL(/from=30/);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('from%3D30');
    await open('/find');
    await expect(page.getByText(say('discovery.filters.active', { count: 2 }))).toBeAttached();
    await page.getByRole('link', { name: say('discovery.filters.reset') }).click();
    await expect(chip('withPhoto')).toHaveAttribute('aria-checked', 'false');
  });

  await test.step('nobody at that age: one step that finds somebody', async () => {
    await open('/find?page=1&from=97&to=98&photo=1&online=1');
    await expect(
      page.getByRole('heading', { name: say('discovery.empty.titleFiltered') }),
    ).toBeVisible();
    await check('find-empty');
    await open('/find?page=1&new=1&from=20&to=70&online=1&members=1');
    const wider = page.getByRole('main').getByRole('link', {
      name: containing(say('discovery.empty.wider.onlineNow')),
    });
    const somebody = page.getByRole('article').first();
    await expect(wider.or(somebody).first()).toBeVisible();
  });

  await test.step('a town names its region, and the search begins there at page 1', async () => {
    await open('/find?page=2');
    await place(page, say).click();
    const panel = page.getByRole('dialog', { name: say('discovery.region.title') });
    await panel.getByRole('searchbox').fill('BARCELO');
    await panel.getByRole('link', { name: /^Barcelona\s?Cataluña/ }).click();
    await page.waitForURL(/city=Barcelona/);
    await expect(page).toHaveURL(/page=1/);
    await expect(place(page, say)).toHaveText('Cataluña');
    await expect(page.getByRole('button', { name: /Barcelona/ })).toBeVisible();
    await picture('find-town');
  });
});

test('a woman who seeks men finds men, on the smallest phone and under the longest name', async ({
  visit,
  app,
}) => {
  const { page, say, open, enter, check } = visit({ phone: 'lumiere' });
  await enter('anna');
  await inDatabase(
    app.databaseUrl,
    `update profiles set screen_name = 'Maximilienne-Théodora d’Entrecasteaux-Villeneuve'
      where id in (select profile_id from profile_listings where brand_id = 'lumiere' and gender = 'man')`,
    [],
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/find');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('discovery.heading.man'));
  await expectNoOverflow(page);
  await check('find-small');
});

test('a flow with a quick look shows it before chat or profile', async ({ visit, app }) => {
  const { page, brand, say, open, enter, check } = visit({ phone: 'lumiere', desktop: 'spark' });
  const [login, code, profiles] =
    brand === 'lumiere' ? (['free', '21', 1] as const) : (['vip', '15', 0] as const);
  await moveToFlow(app.databaseUrl, brand, login, code);
  await enter(login);
  await open('/find');
  const card = page.getByRole('article').first().getByRole('link');
  const href = (await card.getAttribute('href')) ?? '';
  expect(href).toMatch(/\/user\//);
  await card.click();
  const look = page.getByRole('dialog');
  await expect(look.getByRole('link', { name: say('profile.write') })).toBeVisible();
  await expect(look.getByRole('link', { name: say('discovery.look.profile') })).toHaveCount(
    profiles,
  );
  await check('find-look');
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(card).toBeFocused();
  await card.press('Enter');
  await look.getByRole('link', { name: say('profile.write') }).click();
  await page.waitForURL(`**${href.replace('/user/', '/chats/')}`);
  await moveToFlow(app.databaseUrl, brand, login, '7');
});
