import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { textOf } from '../support/element.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { openSecurity, session } from './open-security.tsx';

const LIST = 'GET /api/users/sessions';
const ONE = 'DELETE /api/users/sessions/{id}';
const OTHERS = 'DELETE /api/users/sessions';

const current = session('s1', { current: true, kind: 'computer', system: 'Windows' });

test('names each device, marks this one, and says when there is no other', async () => {
  const nameless = { browser: null, system: null, kind: null };
  const { say, part, unmount } = openSecurity({
    [LIST]: [current, session('s2'), session('s3', nameless)],
  });
  const lines = await part('sessions').findAllByRole('listitem');
  expect(lines.map(textOf)[0]).toContain(
    say('security.sessions.device', { browser: 'Firefox', system: 'Windows' }) +
      say('security.sessions.current'),
  );
  expect(lines.map(textOf)[2]).toContain(say('security.sessions.unknown'));
  expect(
    part('sessions').getAllByRole('button', { name: say('security.sessions.end') }),
  ).toHaveLength(2);
  unmount();
  const alone = openSecurity({ [LIST]: [current] });
  expect(await alone.part('sessions').findByText(say('security.sessions.only'))).not.toBeNull();
});

test('logs out another device, and removes its row', async () => {
  const { user, say, part } = openSecurity({ [LIST]: [current, session('s2')] }, {}, 'fuego');
  const end = await part('sessions').findByRole('button', { name: say('security.sessions.end') });
  answering({ [ONE]: { result: 'OK' } });
  await user.click(end);
  expect(await part('sessions').findByText(say('security.sessions.only'))).not.toBeNull();
  expect(callsOf(ONE).map(({ params }) => params)).toEqual([{ id: 's2' }]);
  expect(part('sessions').getAllByRole('listitem')).toHaveLength(1);
});

test('keeps the row of a device that could not be logged out, and says why', async () => {
  const { user, say, part } = openSecurity({ [LIST]: [current, session('s2')] }, {}, 'lumiere');
  const end = await part('sessions').findByRole('button', { name: say('security.sessions.end') });
  answering({ [ONE]: OFFLINE });
  await user.click(end);
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  expect(part('sessions').getAllByRole('listitem')).toHaveLength(2);
});

test('logs out all others at once when there are several', async () => {
  const { user, say, part } = openSecurity({
    [LIST]: [current, session('s2'), session('s3')],
  });
  const all = await part('sessions').findByRole('button', {
    name: say('security.sessions.endAll'),
  });
  answering({ [OTHERS]: { result: 'OK' } });
  await user.click(all);
  expect(await screen.findByText(say('security.sessions.allEnded'))).not.toBeNull();
  expect(part('sessions').getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['dolcevita', 'offline', OFFLINE],
  ['spark', 'unavailable', refusal(503, 'unavailable')],
] as const)(
  'says on %s that the devices failed to load (%s), and retries at a press',
  async (brand, code, answer) => {
    const { user, say, part } = openSecurity({ [LIST]: answer }, {}, brand);
    expect(await part('sessions').findByText(say(`errors.${code}`))).not.toBeNull();
    answering({ [LIST]: [current] });
    await user.click(part('sessions').getByRole('button', { name: say('security.again') }));
    await waitFor(() => {
      expect(part('sessions').getByText(say('security.sessions.current'))).not.toBeNull();
    });
  },
);

test('shows a loading state until the devices arrive', async () => {
  const answer = Promise.withResolvers<[typeof current]>();
  const { say, part } = openSecurity({ [LIST]: () => answer.promise });
  expect(part('sessions').getByText(say('security.loading'))).not.toBeNull();
  answer.resolve([current]);
  expect(await part('sessions').findByText(say('security.sessions.current'))).not.toBeNull();
});
