// [core §2 /find: heading] [core §3 modaleToChat and modaleToProfilo take effect] [core §3 Stored keys page]
// [core §4 Fewer than five results] [core §4 New region] [core §6 Free member: disclaimer link]
// [core §9 City search from three characters] [money §2 paginazione and cambia_regione on /find]
import type { Page } from '@playwright/test';
import { containing } from '../fixtures/copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { on } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { pager, place } from '../pages/find.ts';

test(
  'a locked page and another region are offered with a plan, over the page that stays open',
  on('phone', 'serra'),
  async ({ visit }) => {
    const { page, say, open, enter } = visit();
    await enter('free', '/find?page=2');
    const prompt = page.getByRole('dialog', { name: say('hooks.kind.paginazione.title') });
    const here = pager(page, say).getByRole('link', {
      name: say('discovery.pager.current', { page: 2 }),
    });

    await test.step('a locked page opens the prompt, and closing it returns to the page', async () => {
      await pager(page, say).locator('a[aria-haspopup="dialog"]').last().click();
      await expect(prompt).toBeVisible();
      await page
        .getByRole('button', { name: say('hooks.later') })
        .last()
        .click();
      await expect(prompt).toBeHidden();
      await expect(page).toHaveURL(/page=2/);
      await expect(here).toBeVisible();
    });

    await test.step('the page is stored', async () => {
      expect(await page.evaluate(() => localStorage.getItem('page'))).toBe('2');
      await open('/find');
      await expect(here).toHaveAttribute('aria-current', 'page');
    });

    await test.step('an address past the limit shows the last unlocked page, and the prompt once', async () => {
      await open('/find?page=9');
      await expect(prompt).toBeVisible();
      await expect(page).toHaveURL(/page=3/);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(prompt).toBeHidden();
    });

    await test.step('a town of another region opens the prompt over the list of places', async () => {
      await hydrated(place(page, say));
      await place(page, say).click();
      const chooser = page.getByRole('dialog', { name: say('discovery.region.title') });
      await chooser.getByRole('searchbox').fill('cagli');
      await chooser.getByRole('link', { name: /Cagliari/ }).click();
      const locked = page.getByRole('dialog', { name: say('hooks.kind.cambia_regione.title') });
      await expect(locked).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(locked).toBeHidden();
      await expect(chooser).toBeVisible();
    });
  },
);

test(
  'a paying member pages by keyboard, filters, and searches another region by one of its towns',
  on('desktop', 'fuego'),
  async ({ visit, context }) => {
    const { page, say, url, open, enter } = visit();
    await enter('paid', '/find?page=1');
    const chip = (tab: Page) =>
      tab.getByRole('switch', { name: say('discovery.filters.withPhoto') });

    await test.step('the next page opens on Enter', async () => {
      await pager(page, say)
        .getByRole('link', { name: say('discovery.pager.next') })
        .press('Enter');
      await page.waitForURL(/page=2/);
    });

    await test.step('a page past the end shows the first one, and a notice once', async () => {
      await open('/find?page=90');
      const note = page.getByText(say('discovery.startedOver'));
      await expect(note).toBeVisible();
      await expect(page).toHaveURL(/page=1/);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(note).toHaveCount(0);
    });

    await test.step('filters are switched by the space bar, stored, counted and cleared', async () => {
      await open('/find?page=2');
      await chip(page).press(' ');
      await page.waitForURL(/photo=1/);
      await expect(page).toHaveURL(/page=1/);
      await expect(chip(page)).toHaveAttribute('aria-checked', 'true');
      await page.getByRole('button', { name: containing(say('discovery.filters.open')) }).click();
      const panel = page.getByRole('dialog', { name: say('discovery.filters.title') });
      await panel.getByLabel(say('discovery.filters.from'), { exact: true }).selectOption('30');
      await panel.getByLabel(say('discovery.filters.to'), { exact: true }).selectOption('45');
      const interests = panel.locator('summary');
      await interests.filter({ hasText: say('discovery.filters.answers.interests') }).click();
      for (const interest of ['cinema', 'cooking', 'music', 'travel']) {
        const name = say(`answers.list.${interest}`);
        await panel.getByRole('checkbox', { name, exact: true }).check();
      }
      await panel.getByLabel(say('discovery.filters.order.label')).selectOption('new');
      await panel.getByRole('button', { name: say('discovery.filters.apply') }).click();
      await page.waitForURL(/from=30/);
      await expect(page).toHaveURL(/sort=new/);
      await expect(page).toHaveURL(/interest=cinema/);
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('from%3D30');
      await open('/find');
      await expect(page.getByText(say('discovery.filters.active', { count: 3 }))).toBeAttached();
      await page.getByRole('link', { name: say('discovery.filters.reset') }).click();
      await expect(chip(page)).toHaveAttribute('aria-checked', 'false');
    });

    await test.step('a filter in another tab does not change the search of this one', async () => {
      const other = await context.newPage();
      await other.goto(url('/find?page=1&photo=1'));
      await expect(chip(other)).toHaveAttribute('aria-checked', 'true');
      await page.reload();
      await expect(chip(page)).toHaveAttribute('aria-checked', 'false');
      await other.close();
    });

    await test.step('a town selects its region, and the search starts there at page 1', async () => {
      await open('/find?page=2');
      await place(page, say).click();
      const chooser = page.getByRole('dialog', { name: say('discovery.region.title') });
      await chooser.getByRole('searchbox').fill('BARCELO');
      await chooser.getByRole('link', { name: /^Barcelona\s?Cataluña/ }).click();
      await page.waitForURL(/city=Barcelona/);
      await expect(page).toHaveURL(/page=1/);
      await expect(place(page, say)).toHaveText('Cataluña');
      await expect(page.getByRole('button', { name: /Barcelona/ })).toBeVisible();
    });
  },
);
