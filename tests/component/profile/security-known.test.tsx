import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { addressHash } from '#lib/known-people/address-key.ts';
import { KNOWN_ADDRESSES_MAX } from '#lib/known-people/limits.ts';
import { answering, callsOf, OFFLINE, refusal, type Answers } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';

const LIST = 'GET /api/users/knownPeople';
const ADD = 'POST /api/users/knownPeople';
const REMOVE = 'POST /api/users/knownPeople/remove';
const CLEAR = 'DELETE /api/users/knownPeople';
const ADDED_AT = '2026-11-20T10:00:00.000Z';

/** jsdom has no `text` of a file. */
function fileOf(text: string): File {
  const file = new File([text], 'contacts.csv', { type: 'text/csv' });
  return Object.assign(file, { text: () => Promise.resolve(text) });
}

async function openKnown(
  answers: Parameters<typeof openSecurity>[0] = {},
  brand: Parameters<typeof openSecurity>[2] = 'spark',
) {
  const page = openSecurity(answers, {}, brand);
  const { say, part, loaded, user } = page;
  await loaded();
  const known = part('known');
  const field = known.getByRole('textbox', { name: say('security.known.label') });
  const press = (key: string) =>
    user.click(known.getByRole('button', { name: say(`security.known.${key}`) }));
  const paste = async (text: string): Promise<void> => {
    await user.click(field);
    await user.paste(text);
  };
  return { ...page, known, field, press, paste };
}

test('sends only hashes of the addresses in a pasted text, each once, and then says how many', async () => {
  const { say, known, field, press, paste } = await openKnown({ [ADD]: { count: 2 } });
  answering({ [LIST]: { count: 2, addedAt: ADDED_AT } });
  await paste('"Rossi, Anna" <Anna@x.it>; bea@y.com\nanna@x.it and no-address');
  expect(known.getByRole('status').textContent).toBe(say('security.known.found', { count: 2 }));
  await press('add');
  expect(await known.findByText(say('security.known.added', { count: 2 }))).not.toBeNull();
  expect(await known.findByText(say('security.known.count', { count: 2 }))).not.toBeNull();
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(callsOf(ADD).map(({ body }) => body)).toEqual([
    { hashes: ['anna@x.it', 'bea@y.com'].map(addressHash) },
  ]);
  expect(JSON.stringify(callsOf(ADD))).not.toContain('@');
});

test('says that a text has no address, and calls nothing', async () => {
  const { say, known, press, paste } = await openKnown({}, 'dolcevita');
  await press('add');
  expect(known.getByRole('alert').textContent).toBe(say('security.known.none'));
  await paste('Anna Rossi, 333 1234567');
  expect(known.getByRole('alert').textContent).toBe('');
  await press('add');
  expect(known.getByRole('alert').textContent).toBe(say('security.known.none'));
  expect(callsOf(ADD)).toEqual([]);
});

test('refuses more addresses than a list holds before it calls', async () => {
  const { say, known, press, paste } = await openKnown();
  await paste(Array.from({ length: KNOWN_ADDRESSES_MAX + 1 }, (_, i) => `n${i}@x.test`).join(' '));
  await press('add');
  expect(known.getByRole('alert').textContent).toBe(say('errors.known_people_full'));
  expect(callsOf(ADD)).toEqual([]);
});

test.each([
  ['offline', OFFLINE, 'offline'],
  ['a full list', refusal(409, 'known_people_full'), 'known_people_full'],
  ['too many changes', refusal(429, 'too_many_requests'), 'too_many_requests'],
])('keeps what was typed after %s, and says why', async (_, answer, code) => {
  const { say, known, field, press, paste } = await openKnown(
    { 'POST /api/users/knownPeople': answer } as Answers,
    'lumiere',
  );
  await paste('anna@x.it');
  await press('add');
  expect(await known.findByText(say(`errors.${code}`))).not.toBeNull();
  expect((field as HTMLTextAreaElement).value).toBe('anna@x.it');
});

test('adds the addresses of a contacts file to what was typed', async () => {
  const { user, say, known, field, paste } = await openKnown({}, 'fuego');
  const input = known.getByLabelText(say('security.known.file'), { selector: 'input' });
  await paste('anna@x.it');
  await user.upload(input, fileOf('Name,Mail\nBea,bea@y.com'));
  expect(await known.findByText(say('security.known.found', { count: 2 }))).not.toBeNull();
  expect((field as HTMLTextAreaElement).value).toBe('anna@x.it\nbea@y.com');
  await user.upload(input, fileOf('nobody'));
  expect(await known.findByText(say('security.known.fileEmpty'))).not.toBeNull();
  expect((field as HTMLTextAreaElement).value).toBe('anna@x.it\nbea@y.com');
});

test('removes addresses that are typed again', async () => {
  const { say, known, press, paste } = await openKnown({
    [LIST]: { count: 3, addedAt: ADDED_AT },
    [REMOVE]: { count: 2 },
  });
  answering({ [LIST]: { count: 2, addedAt: ADDED_AT } });
  expect(known.queryByRole('button', { name: say('security.known.remove') })).toBeNull();
  await paste('anna@x.it');
  await press('remove');
  expect(await known.findByText(say('security.known.removed', { count: 1 }))).not.toBeNull();
  expect(await known.findByText(say('security.known.count', { count: 2 }))).not.toBeNull();
  expect(callsOf(REMOVE).map(({ body }) => body)).toEqual([{ hashes: [addressHash('anna@x.it')] }]);
});

test('empties the list once that is confirmed', async () => {
  const { user, say, known, press } = await openKnown({
    [LIST]: { count: 3, addedAt: ADDED_AT },
    [CLEAR]: OFFLINE,
  });
  await press('clear');
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () =>
    user.click(dialog.getByRole('button', { name: say('security.known.clearConfirm') }));
  await confirm();
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  expect(known.getByText(say('security.known.count', { count: 3 }))).not.toBeNull();
  answering({ [CLEAR]: { count: 0 } });
  await confirm();
  expect(await screen.findByText(say('security.known.cleared'))).not.toBeNull();
  expect(known.queryByText(say('security.known.count', { count: 3 }))).toBeNull();
});

test('offers the contacts of the device only where the browser has a picker', async () => {
  const { say, known } = await openKnown();
  expect(known.queryByRole('button', { name: say('security.known.contacts') })).toBeNull();
});

test('takes the addresses of the contacts that are picked', async () => {
  const select = () => Promise.resolve([{ email: ['anna@x.it', 'a@work.it'] }, {}]);
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true });
  try {
    const { say, known, press } = await openKnown();
    await press('contacts');
    expect(await known.findByText(say('security.known.found', { count: 2 }))).not.toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'contacts');
  }
});
