import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { EntranceLogin } from '#components/accounts/entrance-login.tsx';
import { LoginForm } from '#components/accounts/login-form.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { navigations } from '../support/navigation.ts';
import { answering, brokenAnswer, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { entered } from './account-answers.ts';
import { descriptionOf } from './described.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from './open-signup.tsx';
import { renderVisitor } from './render-visitor.tsx';

function openLogin(brand: BrandId = 'dolcevita', path = '/login', form = <LoginForm prefix="" />) {
  const page = renderVisitor(form, { brand, path });
  const submit = screen.getByRole('button', { name: page.say('accounts.login.submit') });
  const label = (key: string) =>
    screen.getByLabelText<HTMLInputElement>(page.say(`accounts.login.${key}`));
  const logIn = async (email = 'nina@example.test', password = 'granita al limone 7') => {
    if (email !== '') await page.user.type(label('email'), email);
    if (password !== '') await page.user.type(label('password'), password);
    await page.user.click(submit);
  };
  return { ...page, submit, label, logIn };
}

test.each(PLACES)('names what is missing at its field on %s (%s)', async (brand) => {
  const { say, label, logIn } = openLogin(brand);
  await logIn('', '');
  expect(descriptionOf(label('email'))).toBe(say('errors.email_malformed'));
  expect(descriptionOf(label('password'))).toBe(say('errors.password_missing'));
  expect(document.activeElement).toBe(label('email'));
  expect(callsOf('POST /api/users/authenticate')).toEqual([]);
  expect(callsOf('POST /api/log/client')[0]?.body).toEqual({
    subject: 'validation login',
    logText: 'email:email_malformed password:password_missing',
  });
});

test('focuses the password when only that is missing, and clears the error once it is typed', async () => {
  const { user, label, logIn } = openLogin();
  await logIn('nina@example.test', '');
  expect(document.activeElement).toBe(label('password'));
  await user.type(label('password'), 'x');
  expect(descriptionOf(label('password'))).toBe('');
});

test('checks the address when the password is next, and removes its error while it is corrected', async () => {
  const { user, say, label } = openLogin();
  await user.type(label('email'), 'nina@');
  await user.click(label('password'));
  expect(descriptionOf(label('email'))).toBe(say('errors.email_malformed'));
  await user.type(label('email'), 'e');
  expect(descriptionOf(label('email'))).toBe('');
});

test('removes spaces from the address, sends the visit’s parameters and opens the start page', async () => {
  const { label, user, logIn } = openLogin('dolcevita', '/login?fluxid=15');
  answering({ 'POST /api/users/authenticate': entered({ giftedMessages: 2 }) });
  // A browser's own address field trims its value; pasted text keeps the spaces inside.
  label('email').type = 'text';
  await user.click(label('email'));
  await user.paste('nina @ example.test');
  await logIn('');
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
  });
  expect(callsOf('POST /api/users/authenticate')[0]?.body).toMatchObject({
    email: 'nina@example.test',
    password: 'granita al limone 7',
    flowId: '15',
    path: '/login',
  });
  expect(localStorage.getItem('regalo_messaggi')).toBe('2');
});

test('is busy until the server answers', async () => {
  const { submit, logIn } = openLogin();
  const answer = Promise.withResolvers<ReturnType<typeof entered>>();
  answering({ 'POST /api/users/authenticate': () => answer.promise });
  await logIn();
  expect(submit.getAttribute('aria-busy')).toBe('true');
  answer.resolve(entered());
  await waitFor(() => {
    expect(navigations()).toHaveLength(1);
  });
});

test.each([
  ['spark', refusal(401, 'wrong_credentials'), 'wrong_credentials'],
  ['fuego', refusal(401, 'member_unknown'), 'member_unknown'],
  ['lumiere', OFFLINE, 'offline'],
  ['dolcevita', brokenAnswer(), 'unexpected'],
] as const)(
  'says on %s above the button why it was refused, and keeps what was typed',
  async (brand, answer, code) => {
    const { say, submit, label, logIn } = openLogin(brand);
    answering({ 'POST /api/users/authenticate': answer });
    await logIn();
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(say(`errors.${code}`));
    });
    expect(label('email').value).toBe('nina@example.test');
    expect(label('password').value).toBe('granita al limone 7');
    expect(submit.getAttribute('aria-busy')).not.toBe('true');
    expect(navigations()).toEqual([]);
  },
);

test('says how long to wait after too many tries', async () => {
  const { say, logIn } = openLogin('fuego');
  const params = { retryAfter: 61 };
  answering({ 'POST /api/users/authenticate': refusal(429, 'too_many_requests', { params }) });
  await logIn();
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(
      `${say('errors.too_many_requests')} ${say('errors.retry_after', { minutes: 2 })}`,
    );
  });
});

test('shows a suspended member the link to customer care in a dialog that cannot be closed', async () => {
  const { user, say, logIn } = openLogin('spark');
  answering({ 'POST /api/users/authenticate': refusal(403, 'account_disabled') });
  await logIn();
  const popup = await screen.findByRole('dialog', { name: say('popups.disabled.title') });
  const care = screen.getByRole('link', { name: say('popups.disabled.contact') });
  expect(care.getAttribute('href')).toBe('/contactUs');
  await user.keyboard('{Escape}');
  expect(popup.isConnected).toBe(true);
});

test.each([
  ['/purchase/pay?order=o1&token=secret', '/purchase/pay?order=o1&token=secret'],
  ['/es/ok?order=o1', '/es/ok?order=o1'],
  ['/find?plan=sub_1m', '/'],
])('leads from the member page %s to %s', async (path, href) => {
  const { logIn } = openLogin('dolcevita', path, <EntranceLogin prefix="" />);
  answering({ 'POST /api/users/authenticate': entered() });
  // jsdom ignores an assignment of the current address.
  history.replaceState(null, '', '/elsewhere');
  await logIn();
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href }]);
  });
});
