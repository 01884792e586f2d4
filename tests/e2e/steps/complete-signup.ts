import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#lib/brands/schema.ts';
import { createTranslator } from '../fixtures/copy.ts';
import { newcomers, type BrandName } from '../fixtures/places.ts';

/** A region of the brand's country, as listed. */
const REGIONS: Readonly<Record<Locale, string>> = {
  it: 'Liguria',
  es: 'Andalucía',
  fr: 'Bretagne',
  en: 'Munster',
};

/** Fills in the missing data of a pending account, with the required consents, and submits. */
export async function completeSignup(form: Page | Locator, brand: BrandName): Promise<void> {
  const { locale } = newcomers[brand];
  const say = createTranslator(locale);
  const text = (key: string) => say(`accounts.signup.${key}`);
  const consents = form.getByRole('group', { name: text('consents') }).getByRole('checkbox');
  await expect(consents).toHaveCount(4);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();

  await form.getByLabel(say('accounts.landing.region')).selectOption(REGIONS[locale]);
  await form.getByLabel(text('birthDate'), { exact: true }).fill('1985-03-05');
  await form
    .getByRole('group', { name: text('gender') })
    .getByLabel(text('iAmWoman'))
    .check();
  await form
    .getByRole('group', { name: text('seeking') })
    .getByLabel(text('aMan'))
    .check();
  for (const nth of [0, 1, 3]) await consents.nth(nth).check();
  await form.getByRole('button', { name: text('submit'), exact: true }).click();
}
