import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/brands/schema.ts';
import { words } from './copy.ts';
import { newcomers, type BrandName } from './places.ts';

/** A region of the brand's country, as its list names it. */
const REGIONS: Readonly<Record<Locale, string>> = {
  it: 'Liguria',
  es: 'Andalucía',
  fr: 'Bretagne',
  en: 'Munster',
};

/** Fills in what a pending account still needs, the wrong way first; ends with the press that opens it. */
export async function completeSignup(form: Page | Locator, brand: BrandName): Promise<void> {
  const say = words(newcomers[brand].locale);
  const text = (key: string) => say(`accounts.signup.${key}`);
  const submit = form.getByRole('button', { name: text('submit'), exact: true });
  const consents = form.getByRole('group', { name: text('consents') }).getByRole('checkbox');
  await expect(consents).toHaveCount(4);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await submit.click();
  await expect(form.getByText(say('errors.consent_missing'))).toHaveCount(3);
  await expect(form.getByText(say('errors.place_unknown'))).toBeVisible();
  await form
    .getByLabel(say('accounts.landing.region'))
    .selectOption(REGIONS[newcomers[brand].locale]);
  await expect(form.getByText(say('errors.place_unknown'))).toBeHidden();
  await form.getByLabel(text('age'), { exact: true }).selectOption('41');
  await form
    .getByRole('group', { name: text('gender') })
    .getByLabel(text('iAmWoman'))
    .check();
  await form
    .getByRole('group', { name: text('seeking') })
    .getByLabel(text('aMan'))
    .check();
  for (const nth of [0, 1, 3]) await consents.nth(nth).check();
  await expect(consents.nth(2)).not.toBeChecked();
  await submit.click();
}
