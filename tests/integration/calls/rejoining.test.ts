import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { agreeToPicture } from '#lib/calls/agree-to-picture.ts';
import { keepCall } from '#lib/calls/keep-call.ts';
import { leavePage } from '#lib/calls/leave-page.ts';
import { CALL_LOST_MS, CALL_MAX_MS, CALL_REJOIN_MS, CALL_RINGING_MS } from '#lib/calls/limits.ts';
import { rejoinCall } from '#lib/calls/rejoin-call.ts';
import { relaySignal } from '#lib/calls/relay-signal.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { clock, SECOND } from '#lib/kernel/clock.ts';
import type { CallView } from '#lib/realtime/events.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance } from '../notifications/outside.ts';
import {
  accept,
  answeredCall,
  end,
  inCall,
  pushed,
  start,
  stored,
  tabOf,
  watch,
} from './calling.ts';

const left = async (id: string, by: CreatedMember, tab = tabOf(by)) =>
  leavePage(await viewerOf(by), { id, tab }, clock.now());
const rejoin = async (
  id: string,
  by: CreatedMember,
  tab: string = randomUUID(),
  before = tabOf(by),
) => rejoinCall({ viewer: await viewerOf(by), id, before, tab }, clock.now());
const alive = async (id: string, by: CreatedMember, tab = tabOf(by)) =>
  keepCall(await viewerOf(by), { id, tab }, clock.now());
const lastSeen = ({ memberId }: CreatedMember) =>
  pushed.findLast((one) => one.memberId === memberId && one.name === 'call')?.payload as CallView;

describe('a page that unloads in a call', () => {
  test('leaves it for a while: the other side sees that, and nothing has ended', async () => {
    const id = await answeredCall();
    await left(id, her);
    expect(lastSeen(him)).toMatchObject({ state: 'active', reason: null, peerAway: true });
    advance(CALL_REJOIN_MS - SECOND);
    await watch();
    expect((await stored(id)).state).toBe('active');
  });

  test('ends it by not coming back in time', async () => {
    const id = await answeredCall();
    await left(id, her);
    advance(CALL_REJOIN_MS);
    await watch();
    expect(await stored(id)).toMatchObject({ state: 'ended', endReason: 'lost' });
    expect(await codeOf(rejoin(id, her))).toBe('call_over');
    expect(await inCall()).toBe(0);
  });

  test('cannot come back after its time, also before a worker has ended the call', async () => {
    const id = await answeredCall();
    await left(id, her);
    advance(CALL_REJOIN_MS);
    expect(await codeOf(rejoin(id, her))).toBe('call_over');
    expect((await stored(id)).round).toBe(0);
  });

  test('of a caller cancels the call that rings, unless they come back', async () => {
    const { call } = await start();
    await left(call.id, him);
    await rejoin(call.id, him);
    advance(CALL_REJOIN_MS);
    await watch();
    expect((await stored(call.id)).state).toBe('ringing');
    advance(CALL_RINGING_MS - CALL_REJOIN_MS);
    await watch();
    expect(await stored(call.id)).toMatchObject({ state: 'missed', endReason: 'no_answer' });
    const again = await start();
    await left(again.call.id, him);
    advance(CALL_REJOIN_MS);
    await watch();
    expect(await stored(again.call.id)).toMatchObject({ state: 'missed', endReason: 'canceled' });
  });

  test('of another tab or another call changes nothing', async () => {
    const id = await answeredCall();
    await left(id, her, randomUUID());
    expect((await stored(id)).sides.map(({ leftAt }) => leftAt)).toEqual([null, null]);
    expect(await codeOf(left(id, await createMember()))).toBe('not_found');
    await end(id);
    expect(await codeOf(left(id, her))).toBe('done');
    expect((await stored(id)).sides.map(({ leftAt }) => leftAt)).toEqual([null, null]);
  });

  test('that goes on after all is no longer away', async () => {
    const id = await answeredCall();
    await left(id, her);
    await alive(id, her);
    expect((await alive(id, him)).peerAway).toBe(false);
  });
});

describe('a reloaded page', () => {
  test('takes its side over: new credentials, a new round for both, the consent as it was', async () => {
    const id = await answeredCall();
    const shown = { id, tab: tabOf(her), shown: true };
    await agreeToPicture(await viewerOf(her), shown, clock.now());
    await left(id, her);
    advance(5 * SECOND);
    const tab = randomUUID();
    const { call, relay } = await rejoin(id, her, tab);
    expect(call).toMatchObject({
      role: 'callee',
      state: 'active',
      tab,
      round: 1,
      ownPicture: true,
    });
    expect(relay.username).toMatch(new RegExp(`^\\d+:${id}:callee$`));
    expect(lastSeen(him)).toMatchObject({ round: 1, peerAway: false, peerPicture: true });
    advance(CALL_LOST_MS - SECOND);
    await alive(id, her, tab);
    await alive(id, him);
    await watch();
    expect((await stored(id)).state).toBe('active');
  });

  test('after a crash, which says nothing before, has as long as a silent tab', async () => {
    const id = await answeredCall();
    advance(CALL_LOST_MS - SECOND);
    await alive(id, him);
    expect((await rejoin(id, her)).call.round).toBe(1);
    advance(CALL_LOST_MS);
    expect(await codeOf(rejoin(id, him))).toBe('call_over');
  });

  test('gets the signals, and the page before none and sends none', async () => {
    const id = await answeredCall();
    const tab = randomUUID();
    await rejoin(id, her, tab);
    const send = async (by: CreatedMember, from: string) =>
      relaySignal(await viewerOf(by), { id, tab: from, round: 1, signal: { kind: 'restart' } });
    await send(him, tabOf(him));
    const sent = pushed.findLast(({ name }) => name === 'callSignal');
    expect(sent).toMatchObject({ memberId: her.memberId, payload: { id, tab, round: 1 } });
    expect(await codeOf(send(her, tabOf(her)))).toBe('call_over');
    expect(await codeOf(send(her, tab))).toBe('done');
    expect(await codeOf(alive(id, her))).toBe('call_over');
  });

  test('repeats its request without another round; of two pages one gets the side', async () => {
    const id = await answeredCall();
    const tab = randomUUID();
    await rejoin(id, her, tab);
    expect((await rejoin(id, her, tab)).call.round).toBe(1);
    expect(await codeOf(rejoin(id, her))).toBe('call_over');
    const codes = await Promise.all([
      codeOf(rejoin(id, her, randomUUID(), tab)),
      codeOf(rejoin(id, her, randomUUID(), tab)),
    ]);
    expect(codes.toSorted()).toEqual(['call_over', 'done']);
    expect((await stored(id)).round).toBe(2);
  });

  test('that arrives before the word of the page it replaces is not away', async () => {
    const id = await answeredCall();
    await rejoin(id, her);
    await left(id, her);
    expect((await stored(id)).sides.map(({ leftAt }) => leftAt)).toEqual([null, null]);
  });

  test('of both sides connects them', async () => {
    const id = await answeredCall();
    await Promise.all([left(id, him), left(id, her)]);
    await Promise.all([rejoin(id, him), rejoin(id, her)]);
    expect(await stored(id)).toMatchObject({ state: 'active', round: 2 });
    expect(lastSeen(him)).toMatchObject({ peerAway: false });
  });

  test.each([
    ['a stranger', () => createMember(), 'not_found'],
    ['the other side under her tab', () => Promise.resolve(him), 'call_over'],
  ] as const)('is not %s', async (_, who, code) => {
    const id = await answeredCall();
    await left(id, her);
    expect(await codeOf(rejoin(id, await who(), randomUUID(), tabOf(her)))).toBe(code);
    expect((await stored(id)).round).toBe(0);
  });

  test('finds a call over that a block, a hang-up or its hour has ended meanwhile', async () => {
    const hungUp = await answeredCall();
    await left(hungUp, her);
    await end(hungUp);
    expect(await codeOf(rejoin(hungUp, her))).toBe('call_over');
    const long = await answeredCall();
    advance(CALL_MAX_MS - CALL_LOST_MS);
    await Promise.all([alive(long, him), alive(long, her)]).catch(() => undefined);
    advance(CALL_LOST_MS);
    expect(await codeOf(rejoin(long, her))).toBe('call_over');
    await end(long);
    const blocked = await answeredCall();
    await left(blocked, her);
    await blockPeer(await viewerOf(him), her.angelId, clock.now());
    expect(await codeOf(rejoin(blocked, her))).toBe('call_over');
    expect(await inCall()).toBe(0);
  });

  test('is not ended by the time that its page before had', async () => {
    const id = await answeredCall();
    await left(id, her);
    advance(CALL_REJOIN_MS - SECOND);
    await rejoin(id, her);
    advance(SECOND);
    await watch();
    expect((await stored(id)).state).toBe('active');
  });

  test('needs a call that was accepted in its tab', async () => {
    const { call } = await start();
    expect(await codeOf(rejoin(call.id, her))).toBe('call_over');
    await accept(call.id);
    expect(await codeOf(rejoin(call.id, her))).toBe('done');
  });
});
