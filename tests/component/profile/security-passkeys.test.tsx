import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PasskeyLine } from '#components/profile/security/types.ts';
import { answering, callsOf, refusal } from '../support/server.ts';
import { CLOSED, standInWebauthn } from '../support/stand-in-webauthn.ts';
import { textOf } from '../support/element.ts';
import { openSecurity } from './open-security.tsx';

const LIST = 'GET /api/users/passkeys';
const OPTIONS = 'POST /api/users/passkeys/options';
const ADD = 'POST /api/users/passkeys';
const ONE = 'DELETE /api/users/passkeys/{id}';

function passkey(id: string, change: Partial<PasskeyLine> = {}): PasskeyLine {
  const createdAt = '2026-11-01T09:00:00.000Z';
  return { id, name: `Chiave ${id}`, synced: true, createdAt, lastUsedAt: null, ...change };
}

const options = {
  rp: { id: 'localhost', name: 'Dolcevita' },
  user: { id: 'AQID', name: 'nina@example.test', displayName: 'nina@example.test' },
  challenge: 'AQID',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 1_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

let takeAway = (): void => undefined;
afterEach(() => {
  takeAway();
});

async function openForm(answer?: Error, held: PasskeyLine[] = []) {
  takeAway = standInWebauthn(answer);
  const page = openSecurity({ [LIST]: held, [OPTIONS]: options, [ADD]: [passkey('1')] });
  const { say, user, part } = page;
  const field = await part('passkeys').findByLabelText(say('security.passkeys.password'));
  const add = async (name: string) => {
    if (name !== '')
      await user.type(part('passkeys').getByLabelText(say('security.passkeys.name')), name);
    await user.type(field, 'granita');
    await user.click(part('passkeys').getByRole('button', { name: say('security.passkeys.add') }));
  };
  return { ...page, add };
}

test('adds a passkey with its name and the password', async () => {
  const { say, part, add } = await openForm();
  await add('Telefono');
  expect(await part('passkeys').findByText('Chiave 1')).not.toBeNull();
  expect(await screen.findByText(say('security.passkeys.added'))).not.toBeNull();
  expect(callsOf(OPTIONS).map(({ body }) => body)).toEqual([{ password: 'granita' }]);
  expect(callsOf(ADD)[0]?.body).toMatchObject({ name: 'Telefono', credential: { id: 'AQID' } });
});

test('says at the field that the password is wrong, and asks the browser for nothing', async () => {
  const { say, part, add } = await openForm();
  answering({
    [OPTIONS]: refusal(422, 'password_wrong', {
      fields: [{ path: 'password', code: 'password_wrong' }],
    }),
  });
  await add('');
  expect(await part('passkeys').findByText(say('errors.password_wrong'))).not.toBeNull();
  expect(callsOf(ADD)).toEqual([]);
});

test('says nothing when the member closes the dialog, and names a passkey that the device has', async () => {
  const closed = await openForm(CLOSED);
  await closed.add('');
  await waitFor(() => {
    expect(callsOf(OPTIONS)).toHaveLength(1);
  });
  expect(closed.part('passkeys').queryAllByRole('alert').map(textOf).join('')).toBe('');
  closed.unmount();
  takeAway();
  const held = await openForm(Object.assign(new Error('held'), { name: 'InvalidStateError' }));
  await held.add('');
  const { say } = held;
  expect(await held.part('passkeys').findByText(say('security.passkeys.held'))).not.toBeNull();
});

test('lists passkeys with their last use, and removes one', async () => {
  const used = passkey('2', { lastUsedAt: '2026-11-20T10:00:00.000Z', synced: false });
  const { say, user, part } = openSecurity({ [LIST]: [passkey('1'), used] }, {}, 'fuego');
  const lines = await part('passkeys').findAllByRole('listitem');
  expect(lines.map(textOf)[1]).toContain(say('security.passkeys.used', { day: '20 nov 2026' }));
  answering({ [ONE]: { result: 'OK' } });
  const name = say('security.passkeys.removeOne', { name: 'Chiave 2' });
  await user.click(part('passkeys').getByRole('button', { name }));
  await waitFor(() => {
    expect(part('passkeys').getAllByRole('listitem')).toHaveLength(1);
  });
  expect(callsOf(ONE).map(({ params }) => params)).toEqual([{ id: '2' }]);
  expect(callsOf('GET /api/users/sessions')).toHaveLength(2);
});

test('says what is missing without a password, and where the browser has no passkeys', async () => {
  const bare = openSecurity({}, { hasPassword: false });
  const { say } = bare;
  expect(await bare.part('passkeys').findByText(say('security.passkeys.first'))).not.toBeNull();
  bare.unmount();
  const old = openSecurity();
  expect(
    await old.part('passkeys').findByText(say('security.passkeys.unsupported')),
  ).not.toBeNull();
});
