import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { textOf } from '../support/element.ts';
import { answering, callsOf, OFFLINE, refusal } from '../support/server.ts';
import { openSecurity } from './open-security.tsx';

const provider = (name: string) => within(screen.getByRole('region', { name }));
const UNLINK = 'DELETE /api/users/auth/google';
const BLOCKED = 'GET /api/get/blocked/{trackerId}';

const peer = (angelId: string, screenName: string, label: string | null = null) => ({
  angelId,
  screenName,
  photo: null,
  kind: label === null ? ('member' as const) : ('hosted' as const),
  answeredBy: label === null ? [] : (['script'] as const),
  label,
  time: Date.parse('2026-11-01T10:00:00Z'),
});

test('links to each of its topics, in their order, with their states', async () => {
  const { say, loaded } = openSecurity({}, { googleSince: new Date('2026-10-05T10:00:00Z') });
  await loaded();
  const list = screen.getByRole('navigation', { name: say('security.title') });
  const links = within(list).getAllByRole('link');
  const topics = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ firstElementChild: icon }) => icon?.nextElementSibling?.textContent)).toEqual(
    topics.map(textOf),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(topics.map(({ id }) => `#${id}`));
  const said = links.map(textOf).join();
  expect(said).toContain(`${say('security.sessions.title')} 1`);
  expect(said).toContain(`${say('security.address.title')} ${say('security.address.confirmed')}`);
});

test('unlinks a Google account at a press, and removes the section', async () => {
  const { user, say } = openSecurity(
    { [UNLINK]: { result: 'OK' } },
    { googleSince: new Date('2026-10-05T10:00:00Z') },
  );
  const google = provider('Google');
  expect(
    google.getByText(say('security.identity.since', { day: '5 ottobre 2026' })),
  ).not.toBeNull();
  await user.click(
    google.getByRole('button', { name: say('security.identity.unlink', { provider: 'Google' }) }),
  );
  expect(
    await screen.findByText(say('security.identity.done', { provider: 'Google' })),
  ).not.toBeNull();
  expect(screen.queryByRole('region', { name: 'Google' })).toBeNull();
});

test('unlinks an Apple account alone', async () => {
  const since = new Date('2026-10-05T10:00:00Z');
  const { user, say } = openSecurity(
    { 'DELETE /api/users/auth/apple': { result: 'OK' } },
    { googleSince: since, appleSince: since },
  );
  const name = say('security.identity.unlink', { provider: 'Apple' });
  await user.click(provider('Apple').getByRole('button', { name }));
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Apple' })).toBeNull();
  });
  expect(screen.queryByRole('region', { name: 'Google' })).not.toBeNull();
});

test('refuses to unlink Google from an account without a password, and says why', async () => {
  const { say, loaded } = openSecurity(
    {},
    { googleSince: new Date('2026-10-05T10:00:00Z'), hasPassword: false },
    'spark',
  );
  await loaded();
  expect(provider('Google').getByText(say('security.identity.first'))).not.toBeNull();
  expect(provider('Google').queryByRole('button')).toBeNull();
});

test('keeps a Google account that could not be unlinked, and says why', async () => {
  const { user, say } = openSecurity(
    { [UNLINK]: refusal(409, 'password_unset') },
    { googleSince: new Date('2026-10-05T10:00:00Z') },
    'fuego',
  );
  await user.click(
    provider('Google').getByRole('button', {
      name: say('security.identity.unlink', { provider: 'Google' }),
    }),
  );
  expect(await screen.findByText(say('errors.password_unset'))).not.toBeNull();
  expect(
    provider('Google').getByRole('button', {
      name: say('security.identity.unlink', { provider: 'Google' }),
    }),
  ).not.toBeNull();
});

test('has no Google section when no account is linked', async () => {
  const { loaded } = openSecurity();
  await loaded();
  expect(screen.queryByRole('region', { name: 'Google' })).toBeNull();
});

test('lists blocked profiles, with the label of hosted ones, and unblocks them', async () => {
  const { user, say } = openSecurity(
    { [BLOCKED]: [peer('a1', 'Anna'), peer('a2', 'Bea', 'The whole sentence')] },
    {},
    'spark',
  );
  const list = within(screen.getByRole('region', { name: say('safety.list.title') }));
  const lines = await list.findAllByRole('listitem');
  expect(lines.map(textOf)[1]).toContain('The whole sentence');
  // The short pill is what is seen; the whole sentence is for screen readers.
  expect(list.getByText(say('profile.hosted.short')).getAttribute('aria-hidden')).toBe('true');
  answering({ 'POST /api/users/unblock': { result: 'OK' } });
  await user.click(
    list.getByRole('button', { name: say('safety.unblock.spoken', { name: 'Anna' }) }),
  );
  expect(await screen.findByText(say('safety.block.undone', { name: 'Anna' }))).not.toBeNull();
  await user.click(
    list.getByRole('button', { name: say('safety.unblock.spoken', { name: 'Bea' }) }),
  );
  expect(await list.findByText(say('safety.list.empty'))).not.toBeNull();
  expect(callsOf('POST /api/users/unblock').map(({ body }) => body)).toEqual([
    { angelId: 'a1' },
    { angelId: 'a2' },
  ]);
});

test('keeps a blocked profile in the list when unblocking fails', async () => {
  const { user, say } = openSecurity({
    [BLOCKED]: [peer('a1', 'Anna')],
    'POST /api/users/unblock': OFFLINE,
  });
  const name = say('safety.unblock.spoken', { name: 'Anna' });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(say('errors.offline'))).not.toBeNull();
  expect(screen.getByRole('button', { name })).not.toBeNull();
});

test('says that the blocked profiles failed to load, and retries', async () => {
  const { user, say } = openSecurity({ [BLOCKED]: OFFLINE }, {}, 'lumiere');
  const list = within(screen.getByRole('region', { name: say('safety.list.title') }));
  expect(await list.findByText(say('errors.offline'))).not.toBeNull();
  answering({ [BLOCKED]: [] });
  await user.click(list.getByRole('button', { name: say('security.again') }));
  await waitFor(() => {
    expect(list.getByText(say('safety.list.empty'))).not.toBeNull();
  });
});
