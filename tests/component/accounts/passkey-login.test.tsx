import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { textOf } from '../support/element.ts';
import { navigations } from '../support/navigation.ts';
import { answering, callsOf, refusal } from '../support/server.ts';
import { CLOSED, standInWebauthn } from '../support/stand-in-webauthn.ts';
import { entered } from './account-answers.ts';
import { renderVisitor } from './render-visitor.tsx';

const OPTIONS = 'POST /api/users/passkeys/login/options';
const ENTER = 'POST /api/users/passkeys/login';

let takeAway = (): void => undefined;
afterEach(() => {
  takeAway();
});

function openLogin(answer?: Error) {
  takeAway = standInWebauthn(answer);
  const requested = { challenge: 'AQID', timeout: 1_000, rpId: 'localhost' };
  answering({ [OPTIONS]: { ...requested, userVerification: 'required' as const } });
  const page = renderVisitor(<LoginForm prefix="" />, { path: '/login?fluxid=15' });
  const press = () =>
    page.user.click(screen.getByRole('button', { name: page.say('accounts.login.passkey') }));
  return { ...page, press };
}

test('opens the start page with what the passkey signed, for the flow of the address', async () => {
  const { press } = openLogin();
  answering({ [ENTER]: entered({ giftedMessages: 0 }) });
  await press();
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
  });
  expect(callsOf(ENTER)[0]?.body).toMatchObject({ flowId: '15', credential: { id: 'AQID' } });
});

test('says why a passkey was refused', async () => {
  const { say, press } = openLogin();
  answering({ [ENTER]: refusal(401, 'passkey_unknown') });
  await press();
  expect(await screen.findByText(say('errors.passkey_unknown'))).not.toBeNull();
  expect(navigations()).toEqual([]);
});

test('says nothing when the member closes the dialog', async () => {
  const { say, press } = openLogin(CLOSED);
  await press();
  const button = screen.getByRole('button', { name: say('accounts.login.passkey') });
  await waitFor(() => {
    expect(button.getAttribute('aria-busy') ?? 'false').toBe('false');
  });
  expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
  expect(callsOf(ENTER)).toEqual([]);
});

test('is not offered where the browser has no passkeys', () => {
  const { say } = renderVisitor(<LoginForm prefix="" />, { path: '/login' });
  expect(screen.queryByRole('button', { name: say('accounts.login.passkey') })).toBeNull();
});
