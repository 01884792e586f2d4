import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endAllSessions, endSession } from '#lib/accounts/session/end-session.ts';
import { startSession } from '#lib/accounts/session/start-session.ts';
import { forgetViewer } from '#lib/accounts/forget-viewer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { realtime } from '#lib/realtime/port.ts';
import { sealSession, sessionCookieName } from '#lib/security/session-cookie.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { connectMember, type Acked, type SocketMember } from '#tests/setup/socket-member.ts';
import { acquaint, grant } from '../chat/scene.ts';
import { ask } from '../http/callers.ts';
import { HOST, startInProcessHub, type Hub } from './in-process-hub.ts';

let hub: Hub;
let one: CreatedMember;
let other: CreatedMember;
const open: SocketMember[] = [];

beforeAll(async () => {
  hub = await startInProcessHub();
});
afterAll(() => hub.stop());
beforeEach(async () => {
  [one, other] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});
afterEach(() => {
  clock.setOffset(0);
  for (const device of open.splice(0)) device.close();
});

async function connect(member: Pick<CreatedMember, 'token'>): Promise<SocketMember> {
  const device = await connectMember(hub.port, HOST, member.token);
  open.push(device);
  return device;
}
const emit = (device: SocketMember, event: string, ...args: unknown[]): Promise<Acked> =>
  device.socket.timeout(10_000).emitWithAck(event, ...args) as Promise<Acked>;
/** The names of what a device is told from now on, as they come. */
const heard = ({ socket }: SocketMember): readonly string[] => {
  const names: string[] = [];
  socket.onAny((name: string) => names.push(name));
  return names;
};
/** Whatever was on its way to the device before has come when this resolves. */
const caughtUp = (device: SocketMember): Promise<Acked> => emit(device, 'clickid', {});
const closed = (device: SocketMember): Promise<unknown> =>
  new Promise((resolve) => device.socket.once('disconnect', resolve));

describe('a handshake', () => {
  const cookieOf = async (member: CreatedMember) =>
    `${sessionCookieName()}=${encodeURIComponent(await sealSession(member.token))}`;
  const own = () => `http://${HOST}:${hub.port}`;

  test('is let in by token, and by cookie from our own pages', async () => {
    expect(await hub.knock({ token: one.token })).toBe('in');
    expect(await hub.knock({ headers: { cookie: await cookieOf(one), origin: own() } })).toBe('in');
  });

  test('without an Origin needs the token, a cookie is not enough', async () => {
    expect(await hub.knock({ headers: { cookie: await cookieOf(one) } })).toBe('unauthenticated');
  });

  test.each([
    ['another site', 'https://elsewhere.example'],
    ['another brand', 'http://fuego.localhost'],
    ['another port', `http://${HOST}:1`],
    ['another scheme', `https://${HOST}`],
    ['no site at all', 'null'],
  ])('from %s is refused, cookie and token or not', async (_, origin) => {
    const headers = { cookie: await cookieOf(one), origin };
    expect(await hub.knock({ token: one.token, headers })).not.toBe('in');
  });

  test('under a host that is no brand, or with another brand’s session, is refused', async () => {
    expect(await hub.knock({ token: one.token, host: 'nobody.example' })).not.toBe('in');
    expect(await hub.knock({ token: one.token, host: 'fuego.localhost' })).toBe('unauthenticated');
  });

  test('with no session, a made-up one or a broken cookie is refused', async () => {
    expect(await hub.knock({})).toBe('unauthenticated');
    expect(await hub.knock({ token: 'x'.repeat(43) })).toBe('unauthenticated');
    const headers = { cookie: `${sessionCookieName()}=%E0%A4%A`, origin: own() };
    expect(await hub.knock({ headers })).toBe('unauthenticated');
  });

  test('of a disabled member is refused', async () => {
    const disabled = await createMember({ state: 'disabled' });
    expect(await hub.knock({ token: disabled.token })).toBe('unauthenticated');
  });
});

describe('a session that ends', () => {
  const another = async ({ memberId, sessionId }: CreatedMember) => {
    const { flowVersionId } = await db().session.findUniqueOrThrow({ where: { id: sessionId } });
    const begun = { memberId, flowVersionId, userAgent: 'another device', now: clock.now() };
    return inTransaction((tx) => startSession(tx, begun));
  };

  test('by a logout closes its sockets, not those of the member’s other session', async () => {
    const [ended, stays] = [await connect(one), await connect(await another(one))];
    const gone = closed(ended);
    expect(
      (await ask({ key: 'POST /api/users/logout', token: one.token, body: '{}' })).status,
    ).toBe(200);
    await gone;
    expect(await emit(stays, 'clickid', {})).toEqual({ ok: true });
  });

  test('with all others but one, as a new password does it, leaves that one alone', async () => {
    const { token, sessionId } = await another(one);
    const [first, second, kept] = [
      await connect(one),
      await connect(one),
      await connect({ token }),
    ];
    const gone = Promise.all([closed(first), closed(second)]);
    await endAllSessions(db(), one.memberId, clock.now(), sessionId);
    await gone;
    expect(await emit(kept, 'clickid', {})).toEqual({ ok: true });
  });

  test('closes its sockets when it is told so, before anybody looks into the database', async () => {
    const device = await connect(one);
    const gone = closed(device);
    realtime().endSessions([one.sessionId]);
    await gone;
    expect(await hub.knock({ token: one.token })).toBe('in');
  });

  test('closes its sockets, and those of no other', async () => {
    const [ended, stays] = [await connect(one), await connect(other)];
    const gone = closed(ended);
    await endSession(db(), one.sessionId, clock.now());
    await gone;
    expect(stays.socket.connected).toBe(true);
    expect(await hub.knock({ token: one.token })).toBe('unauthenticated');
  });

  test('is over for a socket that only listens too, whoever ended it', async () => {
    const listening = await connect(one);
    const gone = closed(listening);
    // As another process does it that reaches the database alone.
    await db().session.update({ where: { id: one.sessionId }, data: { revokedAt: clock.now() } });
    await gone;
  });

  test('so it is for a member who was disabled', async () => {
    const listening = await connect(one);
    const gone = closed(listening);
    await db().user.update({ where: { id: one.memberId }, data: { state: 'disabled' } });
    await gone;
  });

  test('is noticed by the next event', async () => {
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

describe('an event', () => {
  test('of a message is acknowledged with what the wire promises', async () => {
    const device = await connect(one);
    const acked = await device.say(other.angelId, 'Ciao');
    expect(acked).toMatchObject({ ok: true, seq: 1, creditiResidui: { creditiIcebreaker: 2 } });
    expect(Object.keys(acked).sort()).toEqual(['creditiResidui', 'id', 'ok', 'seq', 'time']);
  });

  test('reaches the other, and the writer’s other devices as an echo, not the one that sent', async () => {
    const [phone, desk, peer] = [await connect(one), await connect(one), await connect(other)];
    await phone.say(other.angelId, 'Ciao');
    expect(await peer.next('chat')).toMatchObject({
      angelId: one.angelId,
      from: 'peer',
      msg: null,
      blurred: true,
    });
    expect(await desk.next('chat')).toMatchObject({
      angelId: other.angelId,
      from: 'self',
      msg: 'Ciao',
    });
    expect(await desk.next('creditiResidui')).toMatchObject({ creditiIcebreaker: 2 });
    const told = heard(desk);
    await desk.say(other.angelId, 'Ancora io');
    expect(await phone.next('chat')).toMatchObject({ msg: 'Ancora io' });
    await caughtUp(desk);
    expect(told).not.toContain('chat');
  });

  test('that is refused says why', async () => {
    const device = await connect(one);
    expect(await device.say(other.angelId, '  ')).toEqual({
      ok: false,
      code: 'message_empty',
      params: {},
    });
    expect(await device.say('nobody', 'Ciao')).toMatchObject({
      ok: false,
      code: 'peer_unavailable',
    });
    expect(await device.say(other.angelId, 'Ciao', 'no uuid')).toMatchObject({
      ok: false,
      code: 'input_invalid',
    });
  });

  test('nobody knows is answered', async () => {
    const device = await connect(one);
    expect(await emit(device, 'becomeAdmin', { level: 2 })).toEqual({
      ok: false,
      code: 'not_found',
      params: {},
    });
    expect(await emit(device, '__proto__', {})).toMatchObject({ code: 'not_found' });
  });

  test('that claims another name, level or price changes nothing', async () => {
    const device = await connect(one);
    const claims = {
      trackerId: other.publicId,
      screenName: 'X',
      level: 2,
      valoreMessaggio: 0,
      icebreaker: 99,
    };
    const idClient = crypto.randomUUID();
    await emit(device, 'chat', { angelId: other.angelId, msg: 'Ciao', idClient, ...claims });
    expect(await db().message.findFirst({ where: { idClient } })).toMatchObject({
      senderId: one.profileId,
      cost: 1,
    });
    expect(await emit(device, 'clickid', { clickid: other.publicId })).toMatchObject({
      code: 'forbidden',
    });
    expect((await viewerOfToken(one.token)).level).toBe(0);
  });

  test('of reading moves the mark and tells both', async () => {
    const [writer, reader] = [await connect(one), await connect(other)];
    await writer.say(other.angelId, 'Ciao');
    expect(await emit(reader, 'read', { angelId: one.angelId, seq: 1 })).toEqual({
      ok: true,
      messaggiNonLetti: 0,
    });
    expect(await writer.next('read')).toMatchObject({ angelId: other.angelId, seq: 1, by: 'peer' });
  });

  test('of typing is shown only to somebody the member talks with', async () => {
    const [writer, peer] = [await connect(one), await connect(other)];
    const third = await createMember({ gender: 'woman' });
    const told = heard(peer);
    expect(await emit(writer, 'typing', { angelId: other.angelId })).toEqual({ ok: true });
    await caughtUp(peer);
    expect(told).not.toContain('typing');
    await acquaint(one, other);
    await acquaint(one, third);
    await emit(writer, 'typing', { angelId: third.angelId });
    await caughtUp(peer);
    expect(told).not.toContain('typing');
    await emit(writer, 'typing', { angelId: other.angelId });
    expect(await peer.next('typing')).toEqual({ angelId: one.angelId });
    await db().conversation.updateMany({
      where: { openedBy: one.profileId },
      data: { blockedAt: clock.now() },
    });
    await emit(writer, 'typing', { angelId: other.angelId });
    await caughtUp(peer);
    expect(told.filter((name) => name === 'typing')).toHaveLength(1);
  });

  test('beyond the allowance is refused, and the allowance comes back', async () => {
    const device = await connect(one);
    const codes = await Promise.all(Array.from({ length: 120 }, () => emit(device, 'clickid', {})));
    expect(codes.slice(0, 40).every(({ ok }) => ok)).toBe(true);
    expect(codes.map(({ code }) => code)).toContain('too_many_requests');
    let again: Acked;
    do again = await emit(device, 'clickid', {});
    while (!again.ok);
    expect(again).toEqual({ ok: true });
  });

  test('nobody knows counts too', async () => {
    const device = await connect(one);
    const codes = await Promise.all(
      Array.from({ length: 120 }, () => emit(device, 'nonsense', {})),
    );
    expect(codes.map(({ code }) => code)).toContain('too_many_requests');
  });
});

test('a frame that is too large closes its socket and no other', async () => {
  await grant(one, 'free', 5);
  const [large, small] = [await connect(one), await connect(other)];
  const gone = closed(large);
  large.socket.emit('chat', {
    angelId: other.angelId,
    msg: 'x'.repeat(20_000),
    idClient: crypto.randomUUID(),
  });
  await gone;
  expect(small.socket.connected).toBe(true);
  expect(await db().message.count({ where: { senderId: one.profileId } })).toBe(0);
});

test('the eleventh device takes the place of the oldest', async () => {
  const devices: SocketMember[] = [];
  for (let n = 0; n < 10; n += 1) devices.push(await connect(one));
  const [first] = devices;
  const gone = first && closed(first);
  const last = await connect(one);
  await gone;
  expect(await last.next('oldSocketRemoved')).toEqual({ socketId: last.socket.id });
  expect(devices.slice(1).every(({ socket }) => socket.connected)).toBe(true);
});

test('whether a member is here is known', async () => {
  expect(await realtime().isOnline(one.memberId)).toBe(false);
  await connect(one);
  expect(await realtime().isOnline(one.memberId)).toBe(true);
});
