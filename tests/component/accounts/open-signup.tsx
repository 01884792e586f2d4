import { screen } from '@testing-library/react';
import { SignupForm } from '#components/accounts/signup-form.tsx';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { renderPage } from '../support/render.tsx';
import { answering, type Answers } from '../support/server.ts';
import { CITIES, consentTexts } from './account-answers.ts';

/** One brand of each language. */
export const PLACES: readonly (readonly [BrandId, Locale])[] = [
  ['dolcevita', 'it'],
  ['fuego', 'es'],
  ['lumiere', 'fr'],
  ['spark', 'en'],
];

/** The long signup of a brand; the test answers the register call if it needs it. */
export function openSignup(
  brand: BrandId = 'dolcevita',
  language: Locale = 'it',
  path = '/signup',
  answers: Answers = {},
) {
  answering({
    'GET /api/consents/texts': consentTexts(),
    'GET /api/get/city/{country}/{query}': CITIES,
    ...answers,
  });
  const content = <SignupForm prefix="" language={language} country="it" />;
  const page = renderPage(content, { brand, path, user: { delay: null } });
  const submit = screen.getByRole('button', { name: page.say('accounts.signup.submit') });
  const label = (key: string) => screen.getByLabelText(page.say(`accounts.signup.${key}`));
  return { ...page, submit, label };
}
