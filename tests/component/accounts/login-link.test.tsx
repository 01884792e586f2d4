import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { LoginForm } from '#components/accounts/login-form.tsx';
import { EntranceLogin } from '#components/accounts/entrance-login.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { containing } from '../support/copy.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { descriptionOf } from './described.ts';
import { textOf } from '../support/element.ts';
import { laterBy } from './later-on.ts';
import { PLACES } from './open-signup.tsx';
import { renderVisitor } from './render-visitor.tsx';
import { fill } from '../support/fill.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function openLogin(brand: BrandId = 'dolcevita', path = '/login', form = <LoginForm prefix="" />) {
  const page = renderVisitor(form, { brand, path });
  const { say } = page;
  const field = screen.getByLabelText<HTMLInputElement>(say('accounts.login.email'));
  const ask = screen.getByRole('button', { name: say('accounts.login.link.ask') });
  const said = () => textOf(screen.getByRole('status'));
  return { ...page, field, ask, said };
}

test.each(PLACES)('focuses the empty address field on %s (%s) and says why', async (brand) => {
  const { user, say, field, ask } = openLogin(brand);
  ask.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field);
  expect(descriptionOf(field)).toBe(say('errors.email_malformed'));
  expect(callsOf('POST /api/users/autoLogin')).toEqual([]);
  await fill(user, field, 'somebody.else@example.test');
  expect(descriptionOf(field)).toBe('');
});

test('needs no password, says that the link is on its way, and keeps the focus on the button', async () => {
  const { user, say, field, ask, said } = openLogin();
  answering({ 'POST /api/users/autoLogin': { result: 'OK' } });
  await fill(user, field, ' nina@example.test ');
  ask.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(said()).toBe(say('accounts.login.link.sent'));
  });
  expect(document.activeElement).toBe(ask);
  expect(callsOf('POST /api/users/autoLogin').map(({ body }) => body)).toEqual([
    { email: 'nina@example.test', redirect: btoa('/') },
  ]);
});

test('ignores a second press for a minute, but accepts one for another address at once', async () => {
  const first = openLogin();
  answering({ 'POST /api/users/autoLogin': { result: 'OK' } });
  await first.user.type(first.field, 'nina@example.test');
  await first.user.click(first.ask);
  await waitFor(() => {
    expect(first.ask.getAttribute('aria-disabled')).toBe('true');
  });
  expect(textOf(first.ask)).toMatch(
    containing(first.say('accounts.login.link.again', { time: '' }).trim()),
  );
  await first.user.click(first.ask);
  expect(callsOf('POST /api/users/autoLogin')).toHaveLength(1);
  await first.user.type(first.field, '.org');
  expect(textOf(first.ask)).toBe(first.say('accounts.login.link.ask'));
  expect(first.said()).toBe('');
  await first.user.click(first.ask);
  await waitFor(() => {
    expect(callsOf('POST /api/users/autoLogin')).toHaveLength(2);
  });
});

test('says how long to wait after a refusal, counts down and asks again', async () => {
  const { user, say, field, ask, said } = openLogin('spark');
  const params = { retryAfter: 125 };
  answering({ 'POST /api/users/autoLogin': refusal(429, 'too_many_requests', { params }) });
  await fill(user, field, 'nina@example.test');
  await user.click(ask);
  await waitFor(() => {
    expect(said()).toBe(say('errors.too_many_requests'));
  });
  expect(textOf(ask)).toMatch(containing(say('accounts.login.link.again', { time: '2:0' })));
  expect(document.activeElement).toBe(ask);
  laterBy(65_000);
  await waitFor(() => {
    // Up to a second may pass before the clock is read again.
    expect(textOf(ask)).toMatch(/1:00|0:59/);
  });
  laterBy(126_000);
  await waitFor(() => {
    expect(textOf(ask)).toBe(say('accounts.login.link.ask'));
  });
  answering({ 'POST /api/users/autoLogin': { result: 'OK' } });
  await user.click(ask);
  await waitFor(() => {
    expect(said()).toBe(say('accounts.login.link.sent'));
  });
});

test('says that the address is unknown, on a brand that discloses it, and accepts another press at once', async () => {
  const { user, say, field, ask, said } = openLogin('fuego');
  answering({ 'POST /api/users/autoLogin': { result: false } });
  await fill(user, field, 'nobody@example.test');
  await user.click(ask);
  await waitFor(() => {
    expect(said()).toBe(say('accounts.login.link.unknown'));
  });
  expect(ask.getAttribute('aria-disabled')).toBe('false');
});

test('says that the network is lost, and retries at the next press', async () => {
  const { user, say, field, ask, said } = openLogin('lumiere');
  answering({ 'POST /api/users/autoLogin': OFFLINE });
  await fill(user, field, 'nina@example.test');
  await user.click(ask);
  await waitFor(() => {
    expect(said()).toBe(say('errors.offline'));
  });
  expect(document.activeElement).toBe(ask);
  answering({ 'POST /api/users/autoLogin': { result: 'OK' } });
  await user.click(ask);
  await waitFor(() => {
    expect(said()).toBe(say('accounts.login.link.sent'));
  });
});

test('mails a link to the purchase page without the parameters of the payment provider', async () => {
  const path = '/purchase/pay?order=o1&token=secret';
  const { user, field, ask } = openLogin('dolcevita', path, <EntranceLogin prefix="" />);
  answering({ 'POST /api/users/autoLogin': { result: 'OK' } });
  await fill(user, field, 'nina@example.test');
  await user.click(ask);
  await waitFor(() => {
    expect(callsOf('POST /api/users/autoLogin')[0]?.body.redirect).toBe(
      btoa('/purchase/pay?order=o1'),
    );
  });
});
