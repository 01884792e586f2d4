// [core §3 Own profile: username] [core §3 Own profile: cognome] [core §3 Notification preferences]
// [core §4 Change of the confirmation e-mail] [core §7 POST /api/users/changeEmail]
// [core §7 PUT /api/users/{trackerId}] [core §7 POST /api/users/changeNotificationPreferences]
// [core §7 POST /api/users/pushToken] [core §7 POST /api/mailRemove] [core §7 POST /api/users/confirmNewEmail]
// [core §7 GET /api/users/sessions] [core §7 GET /api/users/export] [core §7 POST /api/users/erase]
// [core §7 GET /api/consents/history]
import { beforeEach, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { db } from '#lib/db/client.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { buildExportsWork } from '#lib/accounts/export/build-exports.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { pushToken } from '#tests/factories/push.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken } from './mails.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const HOST = `${brandOf('dolcevita').hosts[0] ?? ''}:3000`;
let member: CreatedMember;

beforeEach(async () => {
  member = await createMember();
});

async function call(method: string, path: string, body?: unknown, token = member.token) {
  const request = new Request(`http://${HOST}/api${path}`, {
    method,
    headers: {
      host: HOST,
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const resolved = resolveRequest(HOST, `/api${path}`);
  return dispatch({ request, resolved, address: '127.0.0.8' });
}

async function json(answer: Response): Promise<Record<string, unknown>> {
  return (await answer.json()) as Record<string, unknown>;
}

test('translates the profile to and from the reference texts’ wire names', async () => {
  const edited = await call('PUT', `/users/${member.publicId}`, {
    eta: 44,
    username: 'Ginepro',
    sono: 'donna',
    cerco: 'uomo',
    servizio: 'dolcevita',
    descrizione: 'Di me',
    cosa_cerco: 'Di te',
    cognome: 'Bianchi',
    telefono: '333 1234567',
  });
  expect(await json(edited)).toMatchObject({
    result: 'OK',
    textState: 'pending',
    user: { clickid: member.publicId, sono: 'donna', cerco: 'uomo' },
  });
  const shown = await json(await call('GET', `/users/profile/${member.publicId}`));
  expect(shown).toMatchObject({
    eta: 44,
    username: 'Ginepro',
    sono: 'donna',
    cerco: 'uomo',
    email: member.email,
    descrizione: 'Di me',
    cosa_cerco: 'Di te',
    cognome: 'Bianchi',
    telefono: '3331234567',
    nextBillDate: null,
    paylog: [],
    imageName: [],
    notifications: { email: true, telegram: false, notifiche_push: false },
  });
});

test('accepts region and city at the same endpoint and returns them with the user', async () => {
  const moved = await call('PUT', `/users/${member.publicId}`, {
    region: 'Liguria',
    city: 'Sanremo',
  });
  expect(await json(moved)).toMatchObject({
    result: 'OK',
    user: { region: 'Liguria', city: 'Sanremo' },
  });
});

test('ignores body fields that the member may not set', async () => {
  const said = {
    premiumLevel: 2,
    cardVerified: true,
    level: 2,
    state: 'active',
    cardVerifiedAt: 1,
  };
  await call('PUT', `/users/${member.publicId}`, {
    ...said,
    emailConfirmedAt: null,
    kind: 'hosted',
  });
  const { level, cardVerifiedAt } = await db().user.findUniqueOrThrow({
    where: { id: member.memberId },
  });
  expect([level, cardVerifiedAt]).toEqual([0, null]);
});

test('returns notification settings in wire names, and refuses another member’s clickid', async () => {
  const path = '/users/changeNotificationPreferences';
  const choice = { email: false, telegram: true, notifiche_push: true };
  expect(await json(await call('POST', path, { ...choice, clickid: member.publicId }))).toEqual({
    result: 'OK',
    ...choice,
  });
  const other = await createMember();
  for (const one of ['/users/disableProfile', '/users/pushToken', '/users/keepAccount', path]) {
    const named = { clickid: other.publicId, pushToken: pushToken('device') };
    expect([one, (await call('POST', one, named)).status]).toEqual([one, 404]);
  }
  expect(await findSession(member.token)).not.toBeNull();
});

test('begins and ends a pause of all notices, which the channels say', async () => {
  const path = '/users/noticePause';
  const paused = async () => {
    const answer = await json(await call('GET', `/get/channels/${member.publicId}`));
    return answer['pause'];
  };
  const body = { length: 'tomorrow', timeZone: 'Asia/Tokyo', clickid: member.publicId };
  const { result, pause } = await json(await call('POST', path, body));
  expect([result, pause]).toEqual(['OK', { until: expect.stringMatching(/T23:00:00\.000Z$/) }]);
  expect(await paused()).toEqual(pause);
  const other = await createMember();
  const refused = async (more: object) =>
    (await call('POST', path, { length: 'open', ...more })).status;
  expect(await refused({ clickid: other.publicId })).toBe(404);
  expect(await refused({ length: 'ever' })).toBe(422);
  expect(await paused()).toEqual(pause);
  expect(await json(await call('DELETE', path))).toEqual({ result: 'OK' });
  expect(await paused()).toBeNull();
  expect((await call('DELETE', path)).status).toBe(200);
});

test('changes the address by links, which a GET does not consume', async () => {
  const asked = await call('POST', '/users/changeEmail', {
    oldEmail: member.email,
    newEmail: 'wire@example.test',
    servizio: 'dolcevita',
  });
  expect(await json(asked)).toMatchObject({
    result: 'OK',
    user: { email: 'wire@example.test', valid_email: true },
  });
  const token = await mailedToken('wire@example.test', 'change_email');
  expect((await call('GET', `/users/confirmNewEmail?token=${token}`)).status).toBe(404);
  expect(await json(await call('POST', '/users/confirmNewEmail', { token }, 'nobody'))).toEqual({
    result: 'OK',
    email: 'wire@example.test',
  });
  const rescue = await mailedToken(member.email, 'email_changing');
  expect(await json(await call('POST', '/users/undoEmail', { token: rescue }, 'nobody'))).toEqual({
    result: 'OK',
    email: member.email,
  });
  expect((await call('GET', `/users/profile/${member.publicId}`)).status).toBe(401);
});

test('mailRemove uses the reference texts’ format', async () => {
  const body = { 'event-data': { recipient: member.email } };
  expect(await json(await call('POST', '/mailRemove', body))).toEqual({
    result: 'OK',
    removed: true,
  });
  expect(await json(await call('POST', '/mailRemove', body, 'nobody'))).toEqual({
    result: 'OK',
    removed: false,
  });
});

test('returns a data copy as a file with no-store', async () => {
  const { id } = await json(await call('POST', '/users/export', {}));
  await buildExportsWork.run(clock.now(), 5);
  const file = await call('GET', `/users/export/${String(id)}`);
  expect(file.headers.get('content-type')).toBe('application/zip');
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="dolcevita-[\d-]+\.zip"$/,
  );
  expect(file.headers.get('cache-control')).toBe('no-store');
  const stranger = await createMember();
  expect((await call('GET', `/users/export/${String(id)}`, undefined, stranger.token)).status).toBe(
    404,
  );
});

test('ends sessions by their id, and returns the history of consents', async () => {
  const sessions = (await (await call('GET', '/users/sessions')).json()) as { id: string }[];
  expect(sessions).toHaveLength(1);
  const history = (await (await call('GET', '/consents/history')).json()) as unknown[];
  expect(history).toHaveLength(4);
  expect((await call('DELETE', `/users/sessions/${sessions[0]?.id ?? ''}`)).status).toBe(200);
  expect((await call('GET', '/users/sessions')).status).toBe(401);
});

test('requires the password for an erasure and returns its date', async () => {
  const wrong = await call('POST', '/users/erase', { password: 'no' });
  expect([wrong.status, (await json(wrong))['code']]).toEqual([422, 'password_wrong']);
  const asked = await json(await call('POST', '/users/erase', { password: MEMBER_PASSWORD }));
  expect(asked).toEqual({ result: 'OK', eraseAt: expect.stringMatching(/Z$/) as unknown });
  expect(await json(await call('POST', '/users/keepAccount', {}))).toEqual({ result: 'OK' });
});
