import { expect, type Page } from '@playwright/test';
import { words } from './copy.ts';
import { newcomers, type BrandName } from './places.ts';

/** Fills in the form of /signup, the wrong way first; ends with the press that opens the account. */
export async function signUp(
  page: Page,
  brand: BrandName,
  email: string,
  picture: (step: string) => Promise<void>,
): Promise<void> {
  const { locale, typed, city } = newcomers[brand];
  const say = words(locale);
  const text = (key: string) => say(`accounts.signup.${key}`);
  const submit = page.getByRole('button', { name: text('submit'), exact: true });
  const consents = page.getByRole('group', { name: text('consents') }).getByRole('checkbox');
  await expect(consents).toHaveCount(4);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();

  await submit.click();
  const mailField = page.getByLabel(text('email'), { exact: true });
  await expect(mailField).toBeFocused();
  await expect(page.getByText(say('errors.consent_missing'))).toHaveCount(3);
  await picture('02-signup-wrong');
  await mailField.fill('nina@');
  await expect(page.getByText(say('errors.email_malformed'))).toBeVisible();
  await mailField.fill(email);
  await expect(page.getByText(say('errors.email_malformed'))).toBeHidden();

  await page.getByLabel(text('password'), { exact: true }).fill('una frase lunga e mia 27');
  await page.getByLabel(text('age'), { exact: true }).selectOption('34');
  const place = page.getByRole('combobox', { name: say('accounts.place.label') });
  await place.fill(typed);
  await page.getByRole('option', { name: city }).first().click();
  await page
    .getByRole('group', { name: text('gender') })
    .getByLabel(text('iAmMan'))
    .check();
  await page
    .getByRole('group', { name: text('seeking') })
    .getByLabel(text('aWoman'))
    .check();
  for (const nth of [0, 1, 3]) await consents.nth(nth).check();
  await expect(consents.nth(2)).not.toBeChecked();
  await expect(page.getByText(say('errors.consent_missing'))).toHaveCount(0);
  await picture('02-signup');
  await submit.click();
}
