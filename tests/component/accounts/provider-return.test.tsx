import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ProviderButtons } from '#components/accounts/provider-buttons.tsx';
import { ProviderReturn } from '#components/accounts/provider-return.tsx';
import type { BrandId, Locale } from '#lib/brands/schema.ts';
import { navigations } from '../support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal, type Answers } from '../support/server.ts';
import { consentTexts, entered } from './account-answers.ts';
import { textOf } from '../support/element.ts';
import { answerCommon } from './fill-signup.ts';
import { renderVisitor } from './render-visitor.tsx';

const LOGIN = 'POST /api/users/auth/google';
const HOME = 'POST /api/users/auth/google/home';
const BACK = '/loginWithGoogle?code=c0de&iss=google&state=';

const inside = {
  token: 't',
  login: true,
  giftedMessages: 0,
  clickid: 'me',
  email: 'nina@google.test',
  query: '?source=aff',
} as const;

function comeBack(
  path: string,
  answers: Answers,
  brand: BrandId = 'dolcevita',
  language: Locale = 'it',
) {
  answering(answers);
  const content = <ProviderReturn provider="google" prefix="" language={language} country="it" />;
  return renderVisitor(content, { brand, path });
}

test('exchanges the code once on the page that started the login, removes it from the address and opens the target', async () => {
  comeBack(`${BACK}login.s`, { [LOGIN]: inside });
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/find?source=aff' }]);
  });
  expect(callsOf(LOGIN)).toHaveLength(1);
  expect(callsOf(LOGIN)[0]?.body).toMatchObject({ code: 'c0de', iss: 'google', state: 'login.s' });
  expect(location.search).toBe('');
});

test('asks a new visitor for region, age and consents before anything is opened', async () => {
  const page = comeBack(`${BACK}home.s`, {
    [HOME]: { ...inside, login: null, clickid: null, token: 'pending' },
    'GET /api/consents/texts': consentTexts(),
    'GET /api/get/regions/{country}': [{ id: 1, name: 'Liguria' }],
    'POST /api/users/extSign_register': entered(),
  });
  const { user, say } = page;
  const popup = await screen.findByRole('dialog', { name: say('accounts.identity.restTitle') });
  expect(popup.textContent).toContain('nina@google.test');
  expect(location.pathname).toBe('/loginWithGoogle');
  const submit = within(popup).getByRole('button', { name: say('accounts.signup.submit') });
  await user.click(submit);
  expect(within(popup).getByText(say('errors.place_unknown'))).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(popup.isConnected).toBe(true);
  const region = within(popup).getByLabelText(say('accounts.landing.region'));
  await within(region).findByRole('option', { name: 'Liguria' });
  await user.selectOptions(region, 'Liguria');
  const birthDate = within(popup).getByLabelText(say('accounts.signup.birthDate'));
  fireEvent.change(birthDate, { target: { value: '1985-03-05' } });
  await answerCommon(page);
  await user.click(submit);
  await waitFor(() => {
    expect(navigations()).toEqual([
      { kind: 'document', href: '/welcome?next=%2Ffind%3Fsource%3Daff' },
    ]);
  });
  expect(callsOf('POST /api/users/extSign_register')[0]?.body).toMatchObject({
    token: 'pending',
    geo: 'Liguria',
  });
});

test.each([
  ['dolcevita', 'it', refusal(401, 'identity_denied'), 'identity_denied'],
  ['fuego', 'es', refusal(401, 'identity_unverified'), 'identity_unverified'],
  ['lumiere', 'fr', refusal(401, 'identity_refused'), 'identity_refused'],
  ['spark', 'en', refusal(503, 'identity_unavailable'), 'identity_unavailable'],
  ['spark', 'en', refusal(409, 'email_taken'), 'email_taken'],
  ['spark', 'en', OFFLINE, 'offline'],
] as const)(
  'says on %s (%s) what went wrong, and links to every other login',
  async (brand, language, answer, code) => {
    const { say } = comeBack(`${BACK}login.s`, { [LOGIN]: answer }, brand, language);
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(say(`errors.${code}`));
    });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(say('accounts.identity.signIn.google'))).toBe(
      `/api/users/auth/google/start?entry=login&language=${language}`,
    );
    expect(href(say('accounts.identity.byPassword'))).toBe('/login');
    expect(href(say('accounts.identity.newProfile'))).toBe('/signup');
  },
);

test('says that Google is unavailable after a failed start, without a call', async () => {
  const { say } = comeBack('/loginWithGoogle?error=identity_unavailable', {});
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.identity_unavailable'));
  });
});

test('begins at Google when opened without an answer of Google', async () => {
  comeBack('/loginWithGoogle?source=aff', {});
  await waitFor(() => {
    expect(navigations()).toEqual([
      {
        kind: 'document',
        href: '/api/users/auth/google/start?entry=login&language=it&source=aff',
      },
    ]);
  });
});

test('carries only the attribution parameters of the address in the link of its button', () => {
  const { say } = renderVisitor(
    <ProviderButtons providers={['google']} language="it" entry="home" />,
    {
      path: '/signup?source=aff&tid=t1&fluxid=12&own=1',
    },
  );
  const link = screen.getByRole('link', { name: say('accounts.identity.signUp.google') });
  expect(link.getAttribute('href')).toBe(
    '/api/users/auth/google/start?entry=home&language=it&source=aff&tid=t1&fluxid=12',
  );
});

test.each([
  ['dolcevita', 'it', 'Accedi con Apple', 'Continua con Apple'],
  ['fuego', 'es', 'Iniciar sesión con Apple', 'Continuar con Apple'],
  ['lumiere', 'fr', 'Se connecter avec Apple', 'Continuer avec Apple'],
  ['spark', 'en', 'Sign in with Apple', 'Continue with Apple'],
] as const)('names Apple’s button on %s (%s) as Apple does', (brand, language, signIn, signUp) => {
  renderVisitor(
    <>
      <ProviderButtons providers={['google', 'apple']} language={language} entry="login" />
      <ProviderButtons providers={['apple']} language={language} entry="home" />
    </>,
    { brand, path: '/login' },
  );
  expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toBe(
    `/api/users/auth/apple/start?entry=login&language=${language}`,
  );
  expect(screen.getByRole('link', { name: signUp })).not.toBeNull();
});

test('exchanges the code of Apple with its own call', async () => {
  answering({ 'POST /api/users/auth/apple': inside });
  renderVisitor(<ProviderReturn provider="apple" prefix="" language="it" country="it" />, {
    path: '/loginWithApple?code=c0de&state=login.s',
  });
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/find?source=aff' }]);
  });
  expect(callsOf('POST /api/users/auth/apple')[0]?.body).toMatchObject({
    code: 'c0de',
    state: 'login.s',
  });
});
