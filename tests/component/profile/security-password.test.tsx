import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { BrandId } from '#lib/brands/schema.ts';
import { descriptionOf } from '../accounts/described.ts';
import { textOf } from '../support/element.ts';
import { PLACES } from '../accounts/open-signup.tsx';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';
import { fill } from '../support/fill.ts';

const KEY = 'POST /api/users/setPassword';

function openPassword(brand: BrandId = 'dolcevita') {
  const page = openSecurity({}, {}, brand);
  const part = page.part('password');
  const label = (key: string) =>
    part.getByLabelText<HTMLInputElement>(page.say(`security.password.${key}`));
  const submit = part.getByRole('button', { name: page.say('security.password.submit') });
  const change = async (current: string, next: string) => {
    await page.user.clear(label('current'));
    await page.user.clear(label('next'));
    if (current !== '') await page.user.type(label('current'), current);
    if (next !== '') await page.user.type(label('next'), next);
    await page.user.click(submit);
  };
  return { ...page, part, label, submit, change };
}

test.each(PLACES)(
  'refuses a missing and a short password on %s (%s) at their fields',
  async (brand) => {
    const { user, say, label, change } = openPassword(brand);
    await change('', 'short');
    expect(descriptionOf(label('current'))).toBe(say('errors.password_missing'));
    expect(descriptionOf(label('next'))).toContain(say('errors.password_weak'));
    expect(callsOf(KEY)).toEqual([]);
    await fill(user, label('next'), ' no more');
    expect(descriptionOf(label('next'))).not.toContain(say('errors.password_weak'));
    expect(descriptionOf(label('current'))).toBe(say('errors.password_missing'));
  },
);

test.each([
  ['currentPassword', 'current', 'password_wrong'],
  ['password', 'next', 'password_breached'],
  ['password', 'next', 'password_weak'],
] as const)('says at its field that the server refused %s (%s: %s)', async (path, field, code) => {
  const { say, label, change } = openPassword('spark');
  answering({ [KEY]: refusal(422, 'input_invalid', { fields: [{ path, code }] }) });
  await change('not the password', 'un’altra frase lunga 31');
  await waitFor(() => {
    expect(descriptionOf(label(field))).toContain(say(`errors.${code}`));
  });
  expect(label('next').value).toBe('un’altra frase lunga 31');
});

test('changes it, empties both fields, and reloads the list of devices', async () => {
  const { say, label, change } = openPassword();
  await waitFor(() => {
    expect(callsOf('GET /api/users/sessions')).toHaveLength(1);
  });
  answering({ [KEY]: { result: 'OK' } });
  await change('granita al limone 7', 'un’altra frase lunga 31');
  expect(await screen.findByText(say('security.password.doneTitle'))).not.toBeNull();
  expect([label('current').value, label('next').value]).toEqual(['', '']);
  expect(callsOf(KEY).map(({ body }) => body)).toEqual([
    { currentPassword: 'granita al limone 7', password: 'un’altra frase lunga 31' },
  ]);
  await waitFor(() => {
    expect(callsOf('GET /api/users/sessions')).toHaveLength(2);
  });
});

test.each([
  ['offline', OFFLINE],
  ['too_many_requests', refusal(429, 'too_many_requests')],
] as const)('says above the button that it was not changed (%s)', async (code, answer) => {
  const { say, part, change } = openPassword('lumiere');
  answering({ [KEY]: answer });
  await change('granita al limone 7', 'un’altra frase lunga 31');
  await waitFor(() => {
    expect(textOf(part.getByRole('alert'))).toBe(say(`errors.${code}`));
  });
});

test('mails an account without a password a link to set one', async () => {
  const page = openSecurity({}, { hasPassword: false });
  const part = page.part('password');
  const mail = part.getByRole('button', { name: page.say('security.password.mail') });
  answering({ 'POST /api/users/getTokenForReset': OFFLINE });
  await page.user.click(mail);
  await waitFor(() => {
    expect(textOf(part.getByRole('alert'))).toBe(page.say('errors.offline'));
  });
  answering({ 'POST /api/users/getTokenForReset': { result: 'OK' } });
  await page.user.click(mail);
  const email = 'nina@example.test';
  expect(await part.findByText(page.say('security.password.mailed', { email }))).not.toBeNull();
  expect(callsOf('POST /api/users/getTokenForReset')[0]?.body).toEqual({ email });
});
