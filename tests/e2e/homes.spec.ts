import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '../../lib/brands/brand-ids.ts';
import { brandById } from '../../lib/brands/registry.ts';
import { root } from '../setup/process.ts';
import { checkAccessibility } from './check-accessibility.ts';
import { copy, ownWords } from './copy.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { expect, test } from './fixtures.ts';

const shots = join(root, '.data/shots');
const NARROWEST = { width: 320, height: 640 };

for (const id of brandIds) {
  test(`the home of ${id}`, async ({ page, app }, info) => {
    test.setTimeout(60_000);
    const brand = brandById(id);
    if (!brand) throw new Error(`${id} is gone`);
    const locale = brand.locales.default;
    const own = ownWords(id, locale);
    const screen = info.project.name;
    const picture = async (name: string): Promise<void> => {
      mkdirSync(shots, { recursive: true });
      const path = join(shots, `${name}-${id}-${screen}.png`);
      await page.screenshot({ path, animations: 'disabled', fullPage: true });
    };

    await page.goto(`http://${id}.localhost:${String(app.port)}/`);
    await page
      .getByRole('button', { name: copy(locale, 'legal.cookie.reject'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('headline'));
    const main = page.getByRole('main');
    for (const part of ['near', 'labelled', 'priced']) {
      await expect(main.getByRole('heading', { name: own(`${part}.title`) })).toBeVisible();
    }
    await expect(
      main.getByRole('link', { name: copy(locale, 'home.signup'), exact: true }).first(),
    ).toBeVisible();
    await expect(
      main.getByRole('link', { name: copy(locale, 'home.login'), exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(brand.company.legalName);
    await expectNoOverflow(page);
    await checkAccessibility(page);
    await picture('home');

    await main.locator('summary').first().click();
    await expect(main.locator('details[open] p').first()).toBeVisible();

    const other = brand.look.theme === 'dark' ? 'light' : 'dark';
    await page.getByRole('button', { name: copy(locale, `shell.theme.${other}`) }).click();
    await checkAccessibility(page);
    await picture(`home-${other}`);

    await page.setViewportSize(NARROWEST);
    await expectNoOverflow(page);
  });
}
