// [core §7 in clickid]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { type Acked, type SocketMember } from '#tests/setup/socket-member.ts';
import { grant } from '../chat/purse.ts';
import { closed, emit, hubWithMembers } from './hub-members.ts';

const { connect, members } = hubWithMembers();
let one: CreatedMember;
let other: CreatedMember;
beforeEach(() => {
  [one, other] = members();
});

/** The names of the events that a device receives from now on, in order. */
const recordEvents = ({ socket }: SocketMember): readonly string[] => {
  const names: string[] = [];
  socket.onAny((name: string) => names.push(name));
  return names;
};
/** Resolves after everything sent to the device before has arrived. */
const caughtUp = (device: SocketMember): Promise<Acked> => emit(device, 'clickid', {});

describe('an event', () => {
  test('with a message is acknowledged with the fields of the wire contract', async () => {
    const device = await connect(one);
    const acked = await device.say(other.angelId, 'Ciao');
    expect(acked).toMatchObject({ ok: true, seq: 1, creditiResidui: { creditiIcebreaker: 2 } });
    const fields = ['creditiResidui', 'id', 'msg', 'ok', 'quote', 'seq', 'time'];
    expect(Object.keys(acked).sort()).toEqual(fields);
  });

  test('reaches the peer, and the writer’s other devices as an echo, but not the sending device', async () => {
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
    const events = recordEvents(desk);
    await desk.say(other.angelId, 'Ancora io');
    expect(await phone.next('chat')).toMatchObject({ msg: 'Ancora io' });
    await caughtUp(desk);
    expect(events).not.toContain('chat');
  });

  test('25: sends the remaining credits to the sending device, too', async () => {
    const device = await connect(one);
    await device.say(other.angelId, 'Ciao');
    expect(await device.next('creditiResidui')).toMatchObject({ creditiIcebreaker: 2 });
  });

  test('that is refused returns the error code', async () => {
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

  test('with an unknown name is answered', async () => {
    const device = await connect(one);
    expect(await emit(device, 'becomeAdmin', { level: 2 })).toEqual({
      ok: false,
      code: 'not_found',
      params: {},
    });
    expect(await emit(device, '__proto__', {})).toMatchObject({ code: 'not_found' });
  });

  test('with a false name, level or price changes nothing', async () => {
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

  test('that marks messages as read moves the mark and notifies both sides', async () => {
    const [writer, reader] = [await connect(one), await connect(other)];
    await writer.say(other.angelId, 'Ciao');
    expect(await emit(reader, 'read', { angelId: one.angelId, seq: 1 })).toEqual({
      ok: true,
      messaggiNonLetti: 0,
    });
    expect(await writer.next('read')).toMatchObject({ angelId: other.angelId, seq: 1, by: 'peer' });
  });

  test('that marks messages as read sends the total unread count to the reader’s other devices', async () => {
    const [writer, reader, desk] = [await connect(one), await connect(other), await connect(other)];
    await writer.say(other.angelId, 'Ciao');
    await emit(reader, 'read', { angelId: one.angelId, seq: 1 });
    expect(await desk.next('read')).toMatchObject({ by: 'self', unreadTotal: 0 });
  });

  test('that marks messages as delivered notifies the writer', async () => {
    const [writer, reader] = [await connect(one), await connect(other)];
    await writer.say(other.angelId, 'Ciao');
    const arrived = { angelId: one.angelId, seq: 1 };
    expect(await emit(reader, 'delivered', arrived)).toEqual({ ok: true });
    expect(await writer.next('delivered')).toEqual({ angelId: other.angelId, seq: 1 });
  });

  test('that signals typing is shown only to a peer with a conversation', async () => {
    const [writer, peer] = [await connect(one), await connect(other)];
    const third = await createMember({ gender: 'woman' });
    const events = recordEvents(peer);
    expect(await emit(writer, 'typing', { angelId: other.angelId })).toEqual({ ok: true });
    await caughtUp(peer);
    expect(events).not.toContain('typing');
    await writer.say(other.angelId, 'Ciao');
    await writer.say(third.angelId, 'Ciao');
    await emit(writer, 'typing', { angelId: third.angelId });
    await caughtUp(peer);
    expect(events).not.toContain('typing');
    await emit(writer, 'typing', { angelId: other.angelId });
    expect(await peer.next('typing')).toEqual({ angelId: one.angelId });
    await db().conversation.updateMany({
      where: { openedBy: one.profileId },
      data: { blockedAt: clock.now() },
    });
    await emit(writer, 'typing', { angelId: other.angelId });
    await caughtUp(peer);
    expect(events.filter((name) => name === 'typing')).toHaveLength(1);
  });

  test('above the rate limit is refused, and the limit recovers', async () => {
    const device = await connect(one);
    const codes = await Promise.all(Array.from({ length: 120 }, () => emit(device, 'clickid', {})));
    expect(codes.slice(0, 40).every(({ ok }) => ok)).toBe(true);
    expect(codes.map(({ code }) => code)).toContain('too_many_requests');
    let again: Acked;
    do again = await emit(device, 'clickid', {});
    while (!again.ok);
    expect(again).toMatchObject({ ok: true });
  });

  test('with an unknown name counts towards the limit', async () => {
    const device = await connect(one);
    const codes = await Promise.all(
      Array.from({ length: 120 }, () => emit(device, 'nonsense', {})),
    );
    expect(codes.map(({ code }) => code)).toContain('too_many_requests');
  });
});

test('a frame that is too large closes its own socket only', async () => {
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
