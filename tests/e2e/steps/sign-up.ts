import { expect, type Page } from '@playwright/test';
import { createTranslator } from '../fixtures/copy.ts';
import { FRESH_PASSWORD } from '../fixtures/fresh-member.ts';
import { newcomers, type BrandName } from '../fixtures/places.ts';

/** Answers of the form by the keys of their copy; by default a man who seeks women. */
type Self = {
  readonly gender: string;
  readonly seeking: string;
  /** Asked of nonbinary people only. */
  readonly shownWith?: string;
};

/** Fills in the form of /signup, with the required consents, and submits it. */
export async function signUp(
  page: Page,
  brand: BrandName,
  email: string,
  self: Self = { gender: 'iAmMan', seeking: 'aWoman' },
): Promise<void> {
  const { locale, typed, city } = newcomers[brand];
  const say = createTranslator(locale);
  const text = (key: string) => say(`accounts.signup.${key}`);
  const consents = page.getByRole('group', { name: text('consents') }).getByRole('checkbox');
  await expect(consents).toHaveCount(4);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();

  await page.getByLabel(text('email'), { exact: true }).fill(email);
  await page.getByLabel(text('password'), { exact: true }).fill(FRESH_PASSWORD);
  await page.getByLabel(text('birthDate'), { exact: true }).fill('1992-03-05');
  await page.getByRole('combobox', { name: say('accounts.place.label') }).fill(typed);
  await page.getByRole('option', { name: city }).first().click();
  for (const [group, answer] of Object.entries(self)) {
    const name = text(group);
    await page.getByRole('group', { name, exact: true }).getByLabel(text(answer)).check();
  }
  for (const nth of [0, 1, 3]) await consents.nth(nth).check();
  await page.getByRole('button', { name: text('submit'), exact: true }).click();
}
