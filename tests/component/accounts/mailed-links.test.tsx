import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmEmail } from '#components/accounts/confirm-email.tsx';
import { EnterByLink } from '#components/accounts/landings/enter-by-link.tsx';
import { LandingFailure } from '#components/accounts/landings/landing-failure.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { navigations } from '../support/navigation.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { entered } from './account-answers.ts';
import { textOf } from '../support/element.ts';
import { renderVisitor } from './render-visitor.tsx';

const ENTER = 'POST /api/users/autoLogin/enter';
const MEMBER = 'GET /api/users/{trackerId}';

function openLink(brand: BrandId = 'dolcevita', channel: 'email' | 'telegram' = 'email') {
  const content = (
    <EnterByLink
      prefix=""
      channel={channel}
      token="t0k"
      redirect={btoa('/notifications')}
      target="/notifications"
      event="like"
    />
  );
  const path = '/autologin?source=aff&remarketing_clickid=r1&token=t0k';
  const page = renderVisitor(content, { brand, path });
  const button = screen.getByRole('button', { name: page.say('accounts.autologin.button') });
  return { ...page, button };
}

test('opens a mailed link by its button only, and keeps the attribution parameters', async () => {
  const { user, button } = openLink();
  expect(callsOf(ENTER)).toEqual([]);
  answering({ [ENTER]: { clickid: 'me', target: '/notifications' }, [MEMBER]: entered() });
  await user.click(button);
  await waitFor(() => {
    expect(navigations()).toEqual([
      { kind: 'document', href: '/notifications?source=aff&remarketing_clickid=r1' },
    ]);
  });
  expect(callsOf(ENTER).map(({ body }) => body)).toEqual([
    { token: 't0k', redirect: btoa('/notifications'), channel: 'email' },
  ]);
});

test('opens the target when the arrival could not be recorded', async () => {
  const { user, button } = openLink('lumiere', 'telegram');
  answering({ [ENTER]: { clickid: 'me', target: '/chats' }, [MEMBER]: OFFLINE });
  await user.click(button);
  await waitFor(() => {
    expect(navigations()[0]?.href).toMatch(/^\/chats\?/);
  });
  expect(callsOf(ENTER)[0]?.body.channel).toBe('telegram');
});

test.each(['dolcevita', 'fuego', 'lumiere', 'spark'] as const)(
  'shows the login form for a used link on %s, and leads to the same target',
  async (brand) => {
    const { user, say, button } = openLink(brand);
    answering({ [ENTER]: refusal(410, 'token_expired') });
    await user.click(button);
    expect(await screen.findByText(say('accounts.autologin.used'))).not.toBeNull();
    answering({ 'POST /api/users/authenticate': entered() });
    await user.type(screen.getByLabelText(say('accounts.login.email')), 'nina@example.test');
    await user.type(screen.getByLabelText(say('accounts.login.password')), 'granita al limone');
    await user.click(screen.getByRole('button', { name: say('accounts.login.submit') }));
    await waitFor(() => {
      expect(navigations()[0]?.href).toMatch(/^\/notifications\?/);
    });
    expect(callsOf('POST /api/log/client')[0]?.body).toEqual({
      subject: 'autologin email',
      logText: 'token_expired',
    });
  },
);

test.each([
  ['account_disabled', refusal(403, 'account_disabled')],
  ['offline', OFFLINE],
] as const)(
  'says why a link failed (%s), and offers the password and a retry',
  async (code, answer) => {
    const { user, say, button } = openLink('spark');
    answering({ [ENTER]: answer });
    await user.click(button);
    await waitFor(() => {
      expect(textOf(screen.getByRole('alert'))).toBe(say(`errors.${code}`));
    });
    const login = screen.getByRole('link', { name: say('accounts.autologin.login') });
    expect(login.getAttribute('href')).toBe('/login');
    answering({ [ENTER]: { clickid: 'me', target: '/find' }, [MEMBER]: entered() });
    await user.click(button);
    await waitFor(() => {
      expect(navigations()[0]?.href).toMatch(/^\/find\?/);
    });
  },
);

test('confirms the address by the button of a mailed link only, and leads on', async () => {
  const { user, say } = renderVisitor(<ConfirmEmail prefix="" token="t0k" />);
  expect(callsOf('POST /api/users/confirmEmail')).toEqual([]);
  answering({ 'POST /api/users/confirmEmail': { clickid: 'me', firstLogin: true } });
  await user.click(screen.getByRole('button', { name: say('accounts.confirm.button') }));
  await waitFor(() => {
    expect(navigations()).toEqual([{ kind: 'document', href: '/match#confirmed' }]);
  });
});

test('9: says that a confirmation link has expired, logs it, and offers to mail another one', async () => {
  const { user, say } = renderVisitor(<ConfirmEmail prefix="/es" token="t0k" />, {
    brand: 'fuego',
  });
  answering({ 'POST /api/users/confirmEmail': refusal(410, 'token_expired') });
  await user.click(screen.getByRole('button', { name: say('accounts.confirm.button') }));
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.token_expired'));
  });
  expect(callsOf('POST /api/log/client').map(({ body }) => body)).toEqual([
    { subject: 'confirmEmail', logText: 'token_expired' },
  ]);
  const login = screen.getByRole('link', { name: say('accounts.confirm.login') });
  expect(login.getAttribute('href')).toBe('/es/login');
});

test.each([{ result: 'OK' }, OFFLINE] as const)(
  'logs an invalid link and redirects, whether or not the log call succeeds',
  async (answer) => {
    answering({ 'POST /api/log/client': answer });
    renderVisitor(
      <LandingFailure subject="autologin" reason="redirect_invalid" to="/find?source=aff" />,
      { path: '/autologin?redirect=nonsense' },
    );
    await waitFor(() => {
      expect(navigations()).toEqual([{ kind: 'document', href: '/find?source=aff' }]);
    });
    expect(callsOf('POST /api/log/client').map(({ body }) => body)).toEqual([
      { subject: 'autologin', logText: 'redirect_invalid' },
    ]);
  },
);
