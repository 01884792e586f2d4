import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HomeForms } from '#components/accounts/landings/home-forms.tsx';
import { ShortSignup } from '#components/accounts/landings/short-signup.tsx';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { navigations } from '../support/navigation.ts';
import { answering, callsOf, refusal, type Answers } from '../support/server.ts';
import { consentTexts, entered } from './account-answers.ts';
import { descriptionOf } from './described.ts';
import { textOf } from '../support/element.ts';
import { answerCommon, consentBoxes } from './fill-signup.ts';
import { PLACES } from './open-signup.tsx';
import { renderVisitor } from './render-visitor.tsx';

const REGISTER = 'POST /api/users/extSign_register';
const REGIONS = [
  { id: 1, name: 'Emilia-Romagna' },
  { id: 2, name: 'Liguria' },
];

function openShort(brand: BrandId = 'dolcevita', language: Locale = 'it', answers: Answers = {}) {
  answering({
    'GET /api/consents/texts': consentTexts(),
    'GET /api/get/regions/{country}': REGIONS,
    ...answers,
  });
  const invited = { email: 'short@example.test' };
  const content = (
    <ShortSignup prefix="" country="it" target="/match" language={language} invited={invited} />
  );
  const page = renderVisitor(content, { brand, path: '/asignup?source=aff&tid=t1&own=1' });
  const submit = screen.getByRole('button', { name: page.say('accounts.signup.submit') });
  const region = screen.getByLabelText(page.say('accounts.landing.region'));
  const birthDate = screen.getByLabelText(page.say('accounts.signup.birthDate'));
  return { ...page, submit, region, birthDate };
}

test.each(PLACES)(
  'the short form of %s (%s) names what is missing at its fields',
  async (brand, language) => {
    const { user, say, submit, region, birthDate } = openShort(brand, language);
    const boxes = await consentBoxes({ say });
    expect(boxes.filter(({ checked }) => checked)).toEqual([]);
    await user.click(submit);
    expect(descriptionOf(region)).toBe(say('errors.place_unknown'));
    expect(descriptionOf(birthDate)).toContain(say('errors.age_refused'));
    expect(screen.getAllByText(say('errors.consent_missing'))).toHaveLength(3);
    expect(callsOf(REGISTER)).toEqual([]);
    await user.selectOptions(region, 'Liguria');
    expect(descriptionOf(region)).toBe('');
  },
);

test('the short form opens an account and keeps the attribution parameters of the address', async () => {
  const page = openShort();
  const { user, submit, region, birthDate } = page;
  await within(region).findByRole('option', { name: 'Liguria' });
  await user.selectOptions(region, 'Liguria');
  fireEvent.change(birthDate, { target: { value: '1985-03-05' } });
  await answerCommon(page);
  answering({ [REGISTER]: entered() });
  await user.click(submit);
  await waitFor(() => {
    const href = `/welcome?next=${encodeURIComponent('/match?source=aff&tid=t1')}`;
    expect(navigations()).toEqual([{ kind: 'document', href }]);
  });
  expect(callsOf(REGISTER)[0]?.body).toMatchObject({
    email: 'short@example.test',
    geo: 'Liguria',
    birthDate: '1985-03-05',
    terms3: false,
    terms4: true,
    source: 'aff',
  });
});

test('the short form says that the regions failed to load', async () => {
  const { say, region } = openShort('spark', 'en', {
    'GET /api/get/regions/{country}': refusal(503, 'unavailable'),
  });
  await waitFor(() => {
    expect(descriptionOf(region)).toBe(say('accounts.landing.regionsFailed'));
  });
});

test('the short form says that the address has an account', async () => {
  const page = openShort('fuego', 'es', { [REGISTER]: refusal(409, 'email_taken') });
  const { user, say, submit, region, birthDate } = page;
  await within(region).findByRole('option', { name: 'Liguria' });
  await user.selectOptions(region, 'Liguria');
  fireEvent.change(birthDate, { target: { value: '1985-03-05' } });
  await answerCommon(page);
  await user.click(submit);
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.email_taken'));
  });
  expect(callsOf('POST /api/log/client')).toEqual([]);
});

function openForms(brand: BrandId, path: string) {
  answering({ 'GET /api/consents/texts': consentTexts() });
  const forms = <HomeForms prefix="" language="it" country="it" />;
  const page = renderVisitor(forms, { brand, path });
  const { say } = page;
  const tab = (form: string) => screen.getByRole('tab', { name: say(`accounts.landing.${form}`) });
  return { ...page, tab };
}

test.each(PLACES)(
  'the landing of %s (%s) offers signup, login and lost password',
  async (brand) => {
    const { user, say, tab } = openForms(brand, '/find?source=aff');
    expect(tab('registration').getAttribute('aria-selected')).toBe('true');
    await consentBoxes({ say });
    const button = (key: string) => screen.getByRole('button', { name: say(`accounts.${key}`) });
    expect(button('signup.submit')).not.toBeNull();
    await user.click(tab('login'));
    expect(button('login.submit')).not.toBeNull();
    await user.click(tab('forgot'));
    expect(button('forgot.submit')).not.toBeNull();
  },
);

test.each(['registration', 'login', 'forgot'])(
  'opens with the form %s that its address names',
  async (form) => {
    const { say, tab } = openForms('dolcevita', `/ms?form=${form}`);
    expect(tab(form).getAttribute('aria-selected')).toBe('true');
    if (form === 'registration') await consentBoxes({ say });
  },
);

test('opens the signup form when the address names an unknown form', async () => {
  const { say, tab } = openForms('spark', '/ms?form=nonsense');
  expect(tab('registration').getAttribute('aria-selected')).toBe('true');
  await consentBoxes({ say });
});
