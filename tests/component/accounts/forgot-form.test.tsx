import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ForgotForm } from '#components/accounts/forgot-form.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { descriptionOf } from './described.ts';
import { textOf } from '../support/element.ts';
import { untilFocused } from '../support/focus.ts';
import { PLACES } from './open-signup.tsx';
import { renderVisitor } from './render-visitor.tsx';
import { fill } from '../support/fill.ts';

const KEY = 'POST /api/users/getTokenForReset';

function openForgot(brand: BrandId = 'dolcevita') {
  const page = renderVisitor(<ForgotForm prefix="" />, { brand, path: '/forgotPassword' });
  const field = screen.getByLabelText<HTMLInputElement>(page.say('accounts.forgot.email'));
  const submit = screen.getByRole('button', { name: page.say('accounts.forgot.submit') });
  return { ...page, field, submit };
}

test.each(PLACES)(
  'refuses an invalid address on %s (%s), and removes the error while it is corrected',
  async (brand) => {
    const { user, say, field, submit } = openForgot(brand);
    await user.type(field, 'nina@');
    await user.click(submit);
    expect(descriptionOf(field)).toBe(say('errors.email_malformed'));
    expect(callsOf(KEY)).toEqual([]);
    await user.type(field, 'e');
    expect(descriptionOf(field)).toBe('');
  },
);

test('says that the mail is on its way, takes the focus, and links to the login', async () => {
  const { user, say, field, submit } = openForgot();
  answering({ [KEY]: { result: 'OK' } });
  await fill(user, field, ' nina@example.test');
  await user.click(submit);
  const title = await screen.findByRole('heading', { name: say('accounts.forgot.sentTitle') });
  await untilFocused(title);
  const back = screen.getByRole('link', { name: say('accounts.forgot.back') });
  expect(back.getAttribute('href')).toBe('/login');
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([{ email: 'nina@example.test' }]);
});

test('says at the field that the address is unknown, on a brand that discloses it', async () => {
  const { user, say, field, submit } = openForgot('fuego');
  answering({ [KEY]: { result: false } });
  await fill(user, field, 'nobody@example.test');
  await user.click(submit);
  await waitFor(() => {
    expect(descriptionOf(field)).toBe(say('accounts.forgot.unknown'));
  });
  await user.type(field, 'x');
  expect(descriptionOf(field)).toBe('');
});

test('says how long to wait after too many mails', async () => {
  const { user, say, field, submit } = openForgot('spark');
  answering({ [KEY]: refusal(429, 'too_many_requests', { params: { retryAfter: 400 } }) });
  await fill(user, field, 'nina@example.test');
  await user.click(submit);
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(
      `${say('errors.too_many_requests')} ${say('errors.retry_after', { minutes: 7 })}`,
    );
  });
});

test('says that the network is lost, and retries at the next press', async () => {
  const { user, say, field, submit } = openForgot('lumiere');
  answering({ [KEY]: OFFLINE });
  await fill(user, field, 'nina@example.test');
  await user.click(submit);
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.offline'));
  });
  answering({ [KEY]: { result: 'OK' } });
  await user.click(submit);
  expect(
    await screen.findByRole('heading', { name: say('accounts.forgot.sentTitle') }),
  ).not.toBeNull();
});
