import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CALL_SIGNALS_MAX } from '#lib/calls/limits.ts';
import { db } from '#lib/db/client.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import type { Acked, SocketMember } from '#tests/setup/socket-member.ts';
import { acceptCall } from '#lib/calls/accept-call.ts';
import { endCall } from '#lib/calls/end-call.ts';
import { startCall } from '#lib/calls/start-call.ts';
import { clock } from '#lib/kernel/clock.ts';
import { viewerOf } from '../chat/chat-helpers.ts';
import { emit, hubWithMembers } from '../realtime/hub-members.ts';
import { installRelay, match } from './matched.ts';

const { connect, members } = hubWithMembers();
const CANDIDATE = 'candidate:1 1 udp 41885439 198.51.100.7 5000 typ relay';
let him: CreatedMember;
let her: CreatedMember;
let tabs: { readonly his: string; readonly hers: string };

beforeEach(async () => {
  [him, her] = members();
  tabs = { his: randomUUID(), hers: randomUUID() };
  installRelay();
  await match(him, her);
});

const ring = async (): Promise<string> => {
  const start = { viewer: await viewerOf(him), angelId: her.angelId, tab: tabs.his };
  return (await startCall(start, clock.now())).call.id;
};
const answeredCall = async (): Promise<string> => {
  const id = await ring();
  await acceptCall({ viewer: await viewerOf(her), id, tab: tabs.hers }, clock.now());
  return id;
};
const signal = (device: SocketMember, id: string, tab: string, given: object): Promise<Acked> =>
  emit(device, 'callSignal', { id, tab, signal: given });
const candidate = (text = `${CANDIDATE} raddr 203.0.113.9 rport 61000`) => ({
  kind: 'candidate',
  candidate: text,
  mid: '0',
});

describe('a ringing call', () => {
  test('rings on every device, also on one that connects later, until one accepts', async () => {
    const [phone, desk] = [await connect(her), await connect(her)];
    const id = await ring();
    const incoming = { id, state: 'ringing', role: 'callee', angelId: him.angelId };
    expect(await phone.next('call')).toMatchObject(incoming);
    expect(await desk.next('call')).toMatchObject(incoming);
    const late = await connect(her);
    await emit(late, 'clickid', {});
    expect(await late.next('call')).toMatchObject(incoming);
    await acceptCall({ viewer: await viewerOf(her), id, tab: tabs.hers }, clock.now());
    expect(await desk.next('call')).toMatchObject({ state: 'active', tab: tabs.hers });
  });
});

describe('a signal', () => {
  test('reaches the tab that holds the other side, without the address of its sender', async () => {
    const id = await answeredCall();
    const [his, hers] = [await connect(him), await connect(her)];
    expect(await signal(his, id, tabs.his, candidate())).toEqual({ ok: true });
    const received = await hers.next<{ tab: string }>('callSignal');
    expect(received).toMatchObject({ id, tab: tabs.hers, signal: { kind: 'candidate', mid: '0' } });
    expect(JSON.stringify(received)).not.toContain('203.0.113.9');
    expect(JSON.stringify(received)).toContain('198.51.100.7');
    expect(await signal(hers, id, tabs.hers, { kind: 'restart' })).toEqual({ ok: true });
    expect(await his.next('callSignal')).toMatchObject({ tab: tabs.his });
  });

  test('with an own address, from another tab, or of another member is refused', async () => {
    const id = await answeredCall();
    const his = await connect(him);
    const host = candidate('candidate:1 1 udp 2122260223 192.168.1.2 61000 typ host');
    expect(await signal(his, id, tabs.his, host)).toMatchObject({ code: 'call_signal_refused' });
    expect(await signal(his, id, randomUUID(), candidate())).toMatchObject({ code: 'call_over' });
    expect(await signal(his, id, tabs.hers, candidate())).toMatchObject({ code: 'call_over' });
    const hers = await connect(her);
    expect(await signal(hers, randomUUID(), tabs.hers, candidate())).toMatchObject({
      code: 'call_over',
    });
    const long = { kind: 'offer', sdp: `v=0\r\n${'a'.repeat(12_000)}` };
    expect(await signal(his, id, tabs.his, long)).toMatchObject({ code: 'input_invalid' });
    expect((await db().call.findUniqueOrThrow({ where: { id } })).signals).toBe(0);
  });

  test('before the call is accepted, after its end and after too many is refused', async () => {
    const id = await ring();
    const his = await connect(him);
    expect(await signal(his, id, tabs.his, candidate())).toMatchObject({ code: 'call_over' });
    await acceptCall({ viewer: await viewerOf(her), id, tab: tabs.hers }, clock.now());
    await db().call.update({ where: { id }, data: { signals: CALL_SIGNALS_MAX - 1 } });
    expect(await signal(his, id, tabs.his, candidate())).toEqual({ ok: true });
    expect(await signal(his, id, tabs.his, candidate())).toMatchObject({ code: 'call_over' });
    await endCall(await viewerOf(him), id, clock.now());
    expect(await signal(his, id, tabs.his, candidate())).toMatchObject({ code: 'call_over' });
  });
});

test('a tab that is there gets the call as it is, and another one nothing', async () => {
  const id = await answeredCall();
  const hers = await connect(her);
  expect(await emit(hers, 'callAlive', { id, tab: tabs.hers })).toMatchObject({
    ok: true,
    call: { id, state: 'active', role: 'callee' },
  });
  expect(await emit(hers, 'callAlive', { id, tab: tabs.his })).toMatchObject({ code: 'call_over' });
});
