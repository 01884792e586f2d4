import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LoginForm } from '#components/accounts/login-form.tsx';
import type { Contracts } from '#lib/http/contracts.ts';
import type { AnswerOf } from '#lib/wire/endpoint.ts';
import { deferred } from '../support/deferred.ts';
import { textOf } from '../support/element.ts';
import { navigations } from '../support/navigation.ts';
import { answering, answeringByDefault, callsOf, refusal } from '../support/server.ts';
import { CLOSED, standInWebauthn } from '../support/stand-in-webauthn.ts';
import { entered } from './account-answers.ts';
import { renderVisitor } from './render-visitor.tsx';

const OPTIONS = 'POST /api/users/passkeys/login/options';
const ENTER = 'POST /api/users/passkeys/login';

type RequestOptions = AnswerOf<Contracts[typeof OPTIONS]>;

const REQUESTED: RequestOptions = {
  challenge: 'AQID',
  timeout: 1_000,
  rpId: 'localhost',
  userVerification: 'required',
};

let takeAway = (): void => undefined;
afterEach(() => {
  takeAway();
});

type Authenticator = Parameters<typeof standInWebauthn>;

function openLogin(...authenticator: Authenticator) {
  takeAway = standInWebauthn(...authenticator);
  answeringByDefault({ [OPTIONS]: REQUESTED });
  const page = renderVisitor(<LoginForm prefix="" offersPasskeys />, { path: '/login?fluxid=15' });
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

test('offers passkeys in the list of the address field where the browser can', async () => {
  answering({ [ENTER]: entered({ giftedMessages: 0 }) });
  const asked: string[] = [];
  openLogin(undefined, { autofill: true, onGet: (mediation) => void asked.push(mediation) });
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/' }]);
  });
  expect(asked).toEqual(['conditional']);
});

test('asks for no passkey in the list once the button is pressed, which would close its dialog', async () => {
  const asked: string[] = [];
  const held = deferred<RequestOptions>();
  answering({ [OPTIONS]: () => held.promise });
  const { press } = openLogin(CLOSED, {
    autofill: true,
    onGet: (mediation) => void asked.push(mediation),
  });
  await waitFor(() => {
    expect(callsOf(OPTIONS)).toHaveLength(1);
  });
  await press();
  held.resolve(REQUESTED);
  await waitFor(() => {
    expect(asked).toEqual(['dialog']);
  });
});

const UNSUPPORTED = Object.assign(new Error('Resident credentials are not supported.'), {
  name: 'NotSupportedError',
});

test('says nothing of a browser that cannot offer passkeys in the list, and on a press that it cannot', async () => {
  const asked: string[] = [];
  const held = deferred<RequestOptions>();
  const { say, press } = openLogin(UNSUPPORTED, {
    autofill: true,
    onGet: (mediation) => void asked.push(mediation),
  });
  await waitFor(() => {
    expect(asked).toEqual(['conditional']);
  });
  answering({ [OPTIONS]: () => held.promise });
  await press();
  expect(screen.queryAllByRole('alert').map(textOf).join('')).toBe('');
  held.resolve(REQUESTED);
  expect(await screen.findByText(say('errors.passkey_unusable'))).not.toBeNull();
});

test('says nothing when passkeys cannot be offered in the list', async () => {
  const offered = [refusal(429, 'too_many_requests'), REQUESTED];
  answering({
    [OPTIONS]: () => offered.shift() ?? REQUESTED,
    [ENTER]: entered({ giftedMessages: 0 }),
  });
  const { say, press } = openLogin(undefined, { autofill: true });
  await waitFor(() => {
    expect(callsOf(OPTIONS)).toHaveLength(1);
  });
  await press();
  await waitFor(() => {
    expect(navigations()).toHaveLength(1);
  });
  expect(screen.queryByText(say('errors.too_many_requests'))).toBeNull();
});
