import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { agreeToPicture } from '#lib/calls/agree-to-picture.ts';
import { keepCall } from '#lib/calls/keep-call.ts';
import { CALL_LOST_MS, CALL_MAX_MS, CALL_RINGING_MS } from '#lib/calls/limits.ts';
import { CALLS_TO_WATCH } from '#lib/calls/watch-calls.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { unmatchPeer } from '#lib/chat/conversations/unmatch-peer.ts';
import { disableAccount } from '#lib/accounts/disable-account.ts';
import { inTransaction } from '#lib/db/client.ts';
import { clock, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { backgroundEnded } from '#lib/kernel/background.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import type { CallView } from '#lib/realtime/events.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { her, him } from '../discovery/two.ts';
import { advance } from '../notifications/outside.ts';
import {
  accept,
  end,
  inCall,
  pushed,
  start,
  statesOf,
  stored,
  tabOf,
  answeredCall,
  watch,
} from './calling.ts';

const alive = async (id: string, by: CreatedMember, tab = tabOf(by)) =>
  keepCall(await viewerOf(by), { id, tab }, clock.now());
const show = async (id: string, by: CreatedMember, shown = true, tab = tabOf(by)) =>
  agreeToPicture(await viewerOf(by), { id, tab, shown }, clock.now());
const lines = async (self: CreatedMember, peer: CreatedMember) => {
  const asked = { trackerId: self.publicId, angelId: peer.angelId, limit: 10 };
  const { messages } = await openThread(await viewerOf(self), asked, 'it', clock.now());
  return messages
    .filter(({ category }) => category?.startsWith('call_') === true)
    .map(({ category, msg, from }) => [category, msg, from]);
};

describe('a call', () => {
  test('that is accepted stops ringing elsewhere: each side learns which tab holds it', async () => {
    const { call } = await start();
    expect((await accept(call.id)).call).toMatchObject({ state: 'active', tab: tabOf(her) });
    expect(await codeOf(accept(call.id))).toBe('done');
    expect(await codeOf(accept(call.id, her, randomUUID()))).toBe('call_over');
    expect(await codeOf(accept(call.id, him))).toBe('not_found');
    expect(await statesOf(her)).toEqual(['ringing', 'active']);
    expect(await statesOf(him)).toEqual(['ringing', 'active']);
  });

  test('of other members is unknown to accept and to end', async () => {
    const stranger = await createMember();
    const { call } = await start();
    expect(await codeOf(accept(call.id, stranger))).toBe('not_found');
    expect(await codeOf(end(call.id, stranger))).toBe('not_found');
    expect(await codeOf(end(randomUUID(), stranger))).toBe('not_found');
    expect((await stored(call.id)).state).toBe('ringing');
  });

  test('leaves its length in the thread of both, unread for nobody, and sends it', async () => {
    const id = await answeredCall();
    advance(125 * SECOND - CALL_LOST_MS);
    await alive(id, him);
    await alive(id, her);
    advance(CALL_LOST_MS);
    await end(id, her);
    await end(id, him);
    expect(await stored(id)).toMatchObject({ state: 'ended', endReason: 'hung_up', dueAt: null });
    expect(await inCall()).toBe(0);
    const [[, length] = []] = await lines(him, her);
    expect(Number(length)).toBeGreaterThanOrEqual(125);
    expect(await lines(him, her)).toEqual([['call_ended', length, 'self']]);
    expect(await lines(her, him)).toEqual([['call_ended', length, 'peer']]);
    const sent = pushed.filter(({ name }) => name === 'chat').map(({ payload }) => payload);
    expect(sent).toMatchObject([
      { from: 'self', type: 'notice', category: 'call_ended', msg: length, unreadTotal: null },
      { from: 'peer', type: 'notice', category: 'call_ended', msg: length, unreadTotal: null },
    ]);
  });

  test.each([
    ['the caller cancels', () => him, 'missed', 'canceled', 'call_missed'],
    ['the called side declines', () => her, 'declined', 'declined', 'call_declined'],
  ] as const)('%s while it rings', async (_, by, state, endReason, category) => {
    const { call } = await start();
    await end(call.id, by());
    expect(await stored(call.id)).toMatchObject({ state, endReason });
    expect(await lines(her, him)).toEqual([[category, null, 'peer']]);
    expect(await codeOf(accept(call.id))).toBe('call_over');
    expect((await start()).call.state).toBe('ringing');
  });

  test('cannot be accepted and canceled: one of the two wins, and the rest agrees with it', async () => {
    const { call } = await start();
    const [accepted] = await Promise.all([codeOf(accept(call.id)), end(call.id)]);
    const { state, answeredAt } = await stored(call.id);
    expect([accepted, state, answeredAt !== null]).toEqual(
      accepted === 'done' ? ['done', 'ended', true] : ['call_over', 'missed', false],
    );
    expect(await inCall()).toBe(0);
  });
});

describe('due work ends a call', () => {
  test('that nobody accepts, after the time in which it rings', async () => {
    const { call } = await start();
    advance(CALL_RINGING_MS - SECOND);
    await watch();
    expect((await stored(call.id)).state).toBe('ringing');
    advance(SECOND);
    expect(await codeOf(accept(call.id))).toBe('call_over');
    await watch();
    expect(await stored(call.id)).toMatchObject({ state: 'missed', endReason: 'no_answer' });
    expect(await statesOf(her)).toEqual(['ringing', 'missed']);
    expect(await inCall()).toBe(0);
  });

  test('of which one browser is gone, and not as long as both are there', async () => {
    const id = await answeredCall();
    for (let time = 0; time < 4; time += 1) {
      advance(CALL_LOST_MS - SECOND);
      await watch();
      await alive(id, him);
      await alive(id, her);
    }
    expect((await stored(id)).state).toBe('active');
    advance(CALL_LOST_MS - SECOND);
    await alive(id, her);
    advance(SECOND);
    await watch();
    expect(await stored(id)).toMatchObject({ state: 'ended', endReason: 'lost' });
    expect(await codeOf(alive(id, her))).toBe('call_over');
  });

  test('after an hour, whatever the browsers say', async () => {
    const id = await answeredCall();
    advance(CALL_MAX_MS - MINUTE);
    await alive(id, him);
    await alive(id, her);
    await watch();
    expect((await stored(id)).state).toBe('active');
    advance(MINUTE);
    await alive(id, him);
    await alive(id, her);
    await watch();
    expect(await stored(id)).toMatchObject({ state: 'ended', endReason: 'time_limit' });
    const [[, length] = []] = await lines(him, her);
    expect(Number(length)).toBeGreaterThanOrEqual(CALL_MAX_MS / SECOND);
  });

  test('once, also when a worker dies after its claim', async () => {
    const { call } = await start();
    advance(CALL_RINGING_MS);
    expect(await claimDue(CALLS_TO_WATCH, clock.now(), 5)).toHaveLength(1);
    await watch();
    expect((await stored(call.id)).state).toBe('ringing');
    advance(CALLS_TO_WATCH.leaseMs);
    await Promise.all([watch(), watch()]);
    expect((await stored(call.id)).state).toBe('missed');
    expect(await lines(him, her)).toHaveLength(1);
  });
});

describe('a call ends at once', () => {
  test.each([
    ['a block', async () => blockPeer(await viewerOf(her), him.angelId, clock.now())],
    [
      'the end of the match',
      async () => unmatchPeer(await viewerOf(her), him.angelId, clock.now()),
    ],
    [
      'the end of an account',
      () =>
        inTransaction((tx) =>
          disableAccount(tx, { ...her, reason: 'own_request', now: clock.now() }),
        ),
    ],
  ] as const)('by %s, and the other side sees an ended call', async (_, close) => {
    const id = await answeredCall();
    await close();
    await backgroundEnded();
    expect(await stored(id)).toMatchObject({ state: 'ended', endReason: 'closed' });
    expect(await inCall()).toBe(0);
    const last = pushed.findLast(
      ({ memberId, name }) => memberId === him.memberId && name === 'call',
    );
    expect(last?.payload).toMatchObject({ state: 'ended', reason: 'hung_up' });
    expect(JSON.stringify(last?.payload)).not.toContain('closed');
  });

  test('and is no longer there after the block is removed', async () => {
    const id = await answeredCall();
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    await unblockPeer(await viewerOf(her), him.angelId);
    expect((await stored(id)).state).toBe('ended');
    expect((await start()).call.id).not.toBe(id);
  });
});

describe('the picture', () => {
  test('is agreed to by each side for itself, and taken back', async () => {
    const id = await answeredCall();
    const seen = async (by: CreatedMember): Promise<unknown> => {
      const { ownPicture, peerPicture } = await alive(id, by);
      return [ownPicture, peerPicture];
    };
    expect(await seen(him)).toEqual([false, false]);
    await show(id, him);
    expect([await seen(him), await seen(her)]).toEqual([
      [true, false],
      [false, true],
    ]);
    await show(id, her);
    expect(await seen(her)).toEqual([true, true]);
    await show(id, him, false);
    expect(await seen(her)).toEqual([true, false]);
    const views = pushed.filter(({ name }) => name === 'call');
    expect((views.at(-1)?.payload as CallView).peerPicture).toBe(false);
  });

  test('is shown only by the tab that holds an answered call', async () => {
    const { call } = await start();
    expect(await codeOf(show(call.id, him))).toBe('call_over');
    await accept(call.id);
    expect(await codeOf(show(call.id, him, true, randomUUID()))).toBe('call_over');
    expect(await codeOf(show(call.id, await createMember()))).toBe('call_over');
    await end(call.id);
    expect(await codeOf(show(call.id, him))).toBe('call_over');
    expect((await stored(call.id)).sides.every(({ pictureAt }) => pictureAt === null)).toBe(true);
  });
});
