// [core §5 Login] [core §5 Validation failures are logged] [core §8 1005 email_refused]
// [core §8 1006 redirect_elsewhere] [core §8 1007 too_many_registrations]
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { navigations } from '../support/navigation.ts';
import { answering, brokenAnswer, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { entered } from './account-answers.ts';
import { descriptionOf } from './described.ts';
import { present, textOf } from '../support/element.ts';
import { untilFocused } from '../support/focus.ts';
import { fillSignup } from './fill-signup.ts';
import { openSignup, PLACES } from './open-signup.tsx';

test('sends the form with the attribution parameters, and opens the first page', async () => {
  const page = openSignup('dolcevita', 'it', '/signup?source=aff&tid=t1&fluxid=12');
  await fillSignup(page, ' nina @example.test');
  answering({ 'POST /api/users/register': entered({ giftedMessages: 3 }) });
  await page.user.click(page.submit);
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/welcome' }]);
  });
  const [sent] = callsOf('POST /api/users/register');
  expect(sent?.body).toMatchObject({
    email: 'nina@example.test',
    password: 'una frase lunga e mia 27',
    birthDate: '1992-03-05',
    geo: 'Emilia-Romagna',
    city: 'Bologna',
    province: 'BO',
    gender: 'woman',
    seeking: 'man',
    terms1: true,
    terms2: true,
    terms3: false,
    terms4: true,
    source: 'aff',
    tid: 't1',
    flowId: '12',
    path: '/signup',
    fingerprint: '',
  });
  expect(localStorage.getItem('regalo_messaggi')).toBe('3');
});

test.each(PLACES)(
  'asks a nonbinary person with whom they are shown, on %s in %s',
  async (brand, locale) => {
    const page = openSignup(brand, locale);
    const { user, say } = page;
    const group = (key: string) =>
      screen.queryByRole('group', { name: say(`accounts.signup.${key}`) });
    const pick = async (key: string, label: string) => {
      const name = say(`accounts.signup.${label}`);
      await user.click(within(present(group(key))).getByRole('radio', { name }));
    };
    await fillSignup(page);
    expect(group('shownWith')).toBeNull();
    await pick('gender', 'iAmNonbinary');
    await pick('seeking', 'anyone');
    const neither = within(present(group('shownWith'))).getByRole<HTMLInputElement>('radio', {
      name: new RegExp(say('accounts.signup.toNeitherHint')),
    });
    expect(neither.checked).toBe(true);
    await pick('shownWith', 'toWomen');
    answering({ 'POST /api/users/register': entered() });
    await user.click(page.submit);
    await waitFor(() => {
      expect(callsOf('POST /api/users/register')[0]?.body).toMatchObject({
        gender: 'nonbinary',
        shownWith: 'woman',
        seeking: 'everyone',
      });
    });
  },
);

test('is busy while the call is pending, and ignores a second press', async () => {
  const page = openSignup('spark', 'en');
  await fillSignup(page);
  const answer = Promise.withResolvers<ReturnType<typeof entered>>();
  answering({ 'POST /api/users/register': () => answer.promise });
  await page.user.click(page.submit);
  await waitFor(() => {
    expect(callsOf('POST /api/users/register')).toHaveLength(1);
  });
  expect(page.submit.getAttribute('aria-busy')).toBe('true');
  await page.user.click(page.submit);
  answer.resolve(entered());
  await waitFor(() => {
    expect(navigations()).toHaveLength(1);
  });
  expect(callsOf('POST /api/users/register')).toHaveLength(1);
});

test('becomes a focused note when the rest of the signup is mailed', async () => {
  const page = openSignup('lumiere', 'fr');
  const { user, say, submit } = page;
  await fillSignup(page);
  answering({
    'POST /api/users/register': {
      code: 'welcome_already_sent',
      message: 'sent',
    },
  });
  await user.click(submit);
  const note = await screen.findByRole('heading', { name: say('accounts.signup.mailedTitle') });
  await untilFocused(note);
  expect(screen.queryByRole('button', { name: say('accounts.signup.submit') })).toBeNull();
  expect(navigations()).toEqual([]);
});

test.each([
  ['email', 'email_refused'],
  ['email', 'email_taken'],
  ['password', 'password_breached'],
  ['birthDate', 'age_refused'],
] as const)('says at the field %s that the server refused it for %s', async (field, code) => {
  const page = openSignup('fuego', 'es');
  await fillSignup(page);
  answering({
    'POST /api/users/register': refusal(422, 'input_invalid', {
      fields: [{ path: field === 'birthDate' ? 'eta' : field, code }],
    }),
  });
  await page.user.click(page.submit);
  await waitFor(() => {
    expect(descriptionOf(page.label(field))).toContain(page.say(`errors.${code}`));
  });
  await waitFor(() => {
    expect(document.activeElement).toBe(page.label(field));
  });
  expect(page.submit.getAttribute('aria-busy')).not.toBe('true');
  expect(callsOf('POST /api/log/client')[0]?.body.logText).toBe(`${field}:${code}`);
});

test('says above the button how long to wait after too many signups', async () => {
  const page = openSignup();
  const { user, say, submit } = page;
  await fillSignup(page);
  answering({
    'POST /api/users/register': refusal(429, 'too_many_registrations', {
      params: { retryAfter: 95 },
    }),
  });
  await user.click(submit);
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(
      `${say('errors.too_many_registrations')} ${say('errors.retry_after', { minutes: 2 })}`,
    );
  });
});

test.each([
  ['a lost network', OFFLINE, 'offline'],
  ['a server without an answer', brokenAnswer(), 'unexpected'],
  ['a disabled account', refusal(403, 'account_disabled'), 'account_disabled'],
  [
    'another browser of an unconfirmed account',
    refusal(409, 'fingerprint_taken'),
    'fingerprint_taken',
  ],
] as const)(
  'shows %s as an error above the button and keeps what was typed',
  async (_, answer, code) => {
    const page = openSignup('spark', 'en');
    await fillSignup(page);
    answering({ 'POST /api/users/register': answer });
    await page.user.click(page.submit);
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(page.say(`errors.${code}`));
    });
    expect((page.label('email') as HTMLInputElement).value).toBe('nina@example.test');
    answering({ 'POST /api/users/register': entered() });
    await page.user.click(page.submit);
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'document', href: '/welcome' }]);
    });
  },
);

test.each([
  ['https://spark.test/signup', [{ kind: 'document', href: 'https://spark.test/signup' }]],
  ['javascript:alert(1)', []],
] as const)(
  'redirects a member of another brand to %s only if that is a web page',
  async (to, gone) => {
    const page = openSignup();
    await fillSignup(page);
    answering({
      'POST /api/users/register': refusal(409, 'redirect_elsewhere', { params: { to } }),
    });
    await page.user.click(page.submit);
    await waitFor(() => {
      const said = textOf(screen.getByRole('alert'));
      expect([navigations().length, said]).toEqual([
        gone.length,
        gone.length === 0 ? page.say('errors.redirect_elsewhere') : '',
      ]);
    });
    expect(navigations()).toEqual(gone);
  },
);
