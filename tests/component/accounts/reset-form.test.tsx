import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ResetForm } from '#components/accounts/reset-form.tsx';
import type { BrandId } from '#lib/brands/schema.ts';
import { answering, callsOf, refusal } from '../support/server.ts';
import { descriptionOf } from './described.ts';
import { textOf } from '../support/element.ts';
import { untilFocused } from '../support/focus.ts';
import { PLACES } from './open-signup.tsx';
import { renderVisitor } from './render-visitor.tsx';

const KEY = 'POST /api/users/changePassword';

function openReset(brand: BrandId = 'dolcevita') {
  const page = renderVisitor(<ResetForm prefix="" token="t0k" />, { brand });
  const label = (key: string) =>
    screen.getByLabelText<HTMLInputElement>(page.say(`accounts.reset.${key}`));
  const submit = screen.getByRole('button', { name: page.say('accounts.reset.submit') });
  const send = async (password: string, again: string) => {
    await page.user.clear(label('password'));
    await page.user.clear(label('again'));
    if (password !== '') await page.user.type(label('password'), password);
    if (again !== '') await page.user.type(label('again'), again);
    await page.user.click(submit);
  };
  return { ...page, label, submit, send };
}

test.each(PLACES)(
  'refuses an empty, a short and a differing password on %s (%s)',
  async (brand) => {
    const { say, label, send } = openReset(brand);
    await send('', '');
    expect(descriptionOf(label('password'))).toContain(say('errors.password_missing'));
    await send('short', 'short');
    expect(descriptionOf(label('password'))).toContain(say('errors.password_weak'));
    await send('granita al limone', 'granita al cedro');
    expect(descriptionOf(label('again'))).toBe(say('accounts.reset.differ'));
    expect(callsOf(KEY)).toEqual([]);
  },
);

test('removes the mismatch error once the passwords are equal', async () => {
  const { user, label, send } = openReset();
  await send('granita al limone', 'granita al limon');
  await user.type(label('again'), 'e');
  expect(descriptionOf(label('again'))).toBe('');
});

test('saves by the mailed token, says that it is done and leads on', async () => {
  const { say, send } = openReset();
  answering({ [KEY]: { result: 'OK', user: { clickid: 'me' } } });
  await send('granita al limone 7', 'granita al limone 7');
  const title = await screen.findByRole('heading', { name: say('accounts.reset.doneTitle') });
  await untilFocused(title);
  const home = screen.getByRole('link', { name: say('accounts.reset.home') });
  expect(home.getAttribute('href')).toBe('/');
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([
    { token: 't0k', password: 'granita al limone 7' },
  ]);
});

test('says at the field that the password is on breached-password lists', async () => {
  const { say, label, send } = openReset('spark');
  const fields = [{ path: 'password', code: 'password_breached' }];
  answering({ [KEY]: refusal(422, 'input_invalid', { fields }) });
  await send('password', 'password');
  await waitFor(() => {
    expect(descriptionOf(label('password'))).toContain(say('errors.password_breached'));
  });
});

test('says that the link was used or has expired', async () => {
  const { say, send } = openReset('lumiere');
  answering({ [KEY]: refusal(410, 'token_expired') });
  await send('granita al limone 7', 'granita al limone 7');
  await waitFor(() => {
    expect(textOf(screen.getByRole('alert'))).toBe(say('errors.token_expired'));
  });
});
