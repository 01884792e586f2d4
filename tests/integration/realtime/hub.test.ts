// [core §7 out oldSocketRemoved]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { endAllSessions, endSession } from '#lib/accounts/session/end-session.ts';
import { startSession } from '#lib/accounts/session/start-session.ts';
import { forgetViewer } from '#lib/identity/forget-viewer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { realtime } from '#lib/realtime/port.ts';
import { sealSession, sessionCookieName } from '#lib/security/session-cookie.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { type SocketMember } from '#tests/setup/socket-member.ts';
import { ask } from '../http/callers.ts';
import { HOST } from './in-process-hub.ts';
import { closed, emit, hubWithMembers } from './hub-members.ts';

const { connect, knock, members, port } = hubWithMembers();
let one: CreatedMember;
let other: CreatedMember;
beforeEach(() => {
  [one, other] = members();
});

describe('a handshake', () => {
  const cookieOf = async (member: CreatedMember) =>
    `${sessionCookieName()}=${encodeURIComponent(await sealSession(member.token))}`;
  const own = () => `http://${HOST}:${port()}`;

  test('is accepted by token, and by cookie from our own pages', async () => {
    expect(await knock({ token: one.token })).toBe('in');
    expect(await knock({ headers: { cookie: await cookieOf(one), origin: own() } })).toBe('in');
  });

  test('without an Origin is refused with a cookie alone', async () => {
    expect(await knock({ headers: { cookie: await cookieOf(one) } })).toBe('unauthenticated');
  });

  test.each([
    ['another site', 'https://elsewhere.example'],
    ['another brand', 'http://fuego.localhost'],
    ['another port', `http://${HOST}:1`],
    ['another scheme', `https://${HOST}`],
    ['no site at all', 'null'],
  ])('from %s is refused, with cookie and token or not', async (_, origin) => {
    const headers = { cookie: await cookieOf(one), origin };
    expect(await knock({ token: one.token, headers })).not.toBe('in');
  });

  test('with an unknown host, or with another brand’s session, is refused', async () => {
    expect(await knock({ token: one.token, host: 'nobody.example' })).not.toBe('in');
    expect(await knock({ token: one.token, host: 'fuego.localhost' })).toBe('unauthenticated');
  });

  test('with no session, a made-up one or a malformed cookie is refused', async () => {
    expect(await knock({})).toBe('unauthenticated');
    expect(await knock({ token: 'x'.repeat(43) })).toBe('unauthenticated');
    const headers = { cookie: `${sessionCookieName()}=%E0%A4%A`, origin: own() };
    expect(await knock({ headers })).toBe('unauthenticated');
  });

  test('of a disabled member is refused', async () => {
    const disabled = await createMember({ state: 'disabled' });
    expect(await knock({ token: disabled.token })).toBe('unauthenticated');
  });
});

describe('an ended session', () => {
  const another = async ({ memberId, sessionId }: CreatedMember) => {
    const { flowVersionId } = await db().session.findUniqueOrThrow({ where: { id: sessionId } });
    const begun = { memberId, flowVersionId, userAgent: 'another device', now: clock.now() };
    return inTransaction((tx) => startSession(tx, begun));
  };

  test('closes its sockets after a logout, but not those of the member’s other session', async () => {
    const [ended, stays] = [await connect(one), await connect(await another(one))];
    const gone = closed(ended);
    expect(
      (await ask({ key: 'POST /api/users/logout', token: one.token, body: '{}' })).status,
    ).toBe(200);
    await gone;
    expect(await emit(stays, 'clickid', {})).toMatchObject({ ok: true });
  });

  test('leaves the one remaining session connected, as after a password change', async () => {
    const { token, sessionId } = await another(one);
    const [first, second, remaining] = [
      await connect(one),
      await connect(one),
      await connect({ token }),
    ];
    const gone = Promise.all([closed(first), closed(second)]);
    await endAllSessions(db(), one.memberId, clock.now(), sessionId);
    await gone;
    expect(await emit(remaining, 'clickid', {})).toMatchObject({ ok: true });
  });

  test('closes its sockets as soon as `endSessions` is called, before the database is read', async () => {
    const device = await connect(one);
    const gone = closed(device);
    realtime().endSessions([one.sessionId]);
    await gone;
    expect(await knock({ token: one.token })).toBe('in');
  });

  test('closes its sockets, and no others', async () => {
    const [ended, stays] = [await connect(one), await connect(other)];
    const gone = closed(ended);
    await endSession(db(), one.sessionId, clock.now());
    await gone;
    expect(stays.socket.connected).toBe(true);
    expect(await knock({ token: one.token })).toBe('unauthenticated');
  });

  test('also closes a socket that only receives, whichever process ended it', async () => {
    const listening = await connect(one);
    const gone = closed(listening);
    // As another process does it, through the database alone.
    await db().session.update({ where: { id: one.sessionId }, data: { revokedAt: clock.now() } });
    await gone;
  });

  test('of a disabled member also closes a socket that only receives', async () => {
    const listening = await connect(one);
    const gone = closed(listening);
    await db().user.update({ where: { id: one.memberId }, data: { state: 'disabled' } });
    await gone;
  });

  test('is detected at the next event', async () => {
    const device = await connect(one);
    await db().session.update({ where: { id: one.sessionId }, data: { revokedAt: clock.now() } });
    forgetViewer(one.sessionId);
    const gone = closed(device);
    expect(await device.say(other.angelId, 'ci sono ancora?')).toMatchObject({
      code: 'unauthenticated',
    });
    await gone;
    expect(await db().message.count({ where: { senderId: one.profileId } })).toBe(0);
  });
});

test('the eleventh device replaces the oldest', async () => {
  const devices: SocketMember[] = [];
  for (let n = 0; n < 10; n += 1) devices.push(await connect(one));
  const [first] = devices;
  const gone = first && closed(first);
  const last = await connect(one);
  await gone;
  expect(await last.next('oldSocketRemoved')).toEqual({ socketId: last.socket.id });
  expect(devices.slice(1).every(({ socket }) => socket.connected)).toBe(true);
});

test('`isOnline` is true while a member is connected', async () => {
  expect(await realtime().isOnline(one.memberId)).toBe(false);
  await connect(one);
  expect(await realtime().isOnline(one.memberId)).toBe(true);
});
