import { describe, expect, test } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { RELAY_CREDENTIALS_MS, UNANSWERED_MAX, UNANSWERED_MS } from '#lib/calls/limits.ts';
import { startCall } from '#lib/calls/start-call.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { disableAccount } from '#lib/accounts/disable-account.ts';
import { db } from '#lib/db/client.ts';
import { forgetViewer } from '#lib/identity/forget-viewer.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { acquaint, change, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createHosted, createWoman, like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { advance } from '../notifications/outside.ts';
import { accept, calls, end, inCall, start, statesOf, stored, tabOf } from './calling.ts';
import { match, TURN_SECRET, TURN_URL } from './matched.ts';

const offered = async (self = him, angelId = her.angelId) => {
  const asked = { trackerId: self.publicId, angelId, limit: 10 };
  return (await openThread(await viewerOf(self), asked, 'it', clock.now())).offersCall;
};

describe('a call', () => {
  test('rings on the devices of the other side, and both see who it is', async () => {
    const { call } = await start();
    expect(call).toMatchObject({ angelId: her.angelId, role: 'caller', state: 'ringing' });
    expect(await statesOf(her)).toEqual(['ringing']);
    expect((await stored(call.id)).sides.map(({ live }) => live)).toEqual([true, true]);
  });

  test('gets credentials of the relay that expire with it and name no member', async () => {
    const { call, relay } = await start();
    const [expiry = '', ...name] = relay.username.split(':');
    expect(name).toEqual([call.id, 'caller']);
    const left = Number(expiry) * 1_000 - clock.ms();
    expect(left).toBeLessThanOrEqual(RELAY_CREDENTIALS_MS);
    expect(left).toBeGreaterThan(RELAY_CREDENTIALS_MS - 60_000);
    expect(relay.urls).toEqual([TURN_URL]);
    const credential = createHmac('sha1', TURN_SECRET).update(relay.username).digest('base64');
    expect(relay.credential).toBe(credential);
    const accepted = await accept(call.id);
    expect(accepted.relay.username).not.toBe(relay.username);
  });

  test('is the same one when its tab repeats the request, and refused in another tab', async () => {
    const { call } = await start();
    expect((await start()).call.id).toBe(call.id);
    expect(await codeOf(start(him, her, randomUUID()))).toBe('call_running');
    expect(await calls()).toBe(1);
    expect(await statesOf(her)).toEqual(['ringing']);
  });
});

describe('no call', () => {
  test('is offered or made without a relay', async () => {
    expect(await offered()).toBe(true);
    delete process.env['TURN_URLS'];
    expect(await offered()).toBe(false);
    expect(await codeOf(start())).toBe('calls_unavailable');
  });

  test('reaches a member without a match, a hosted profile, oneself or nobody', async () => {
    const stranger = await createWoman();
    expect(await codeOf(start(him, stranger))).toBe('call_needs_match');
    await like(him, stranger);
    expect(await codeOf(start(him, stranger))).toBe('call_needs_match');
    const hosted = await createHosted();
    await acquaint(him, { ...stranger, profileId: hosted.profileId });
    expect(await codeOf(start(him, hosted))).toBe('call_needs_match');
    expect(await codeOf(start(him, him))).toBe('peer_unavailable');
    expect(await codeOf(start(him, { angelId: 'nobody' }))).toBe('peer_unavailable');
    expect(await offered(him, hosted.angelId)).toBe(false);
    expect(await calls()).toBe(0);
  });

  test('crosses a block, and the blocked side gets no reason', async () => {
    await blockPeer(await viewerOf(her), him.angelId, clock.now());
    expect(await codeOf(start())).toBe('peer_unavailable');
    expect(await codeOf(start(her, him))).toBe('conversation_blocked');
    expect(await calls()).toBe(0);
  });

  test('is made from an unconfirmed address, a closed account, or without the card check that the other side asks for', async () => {
    await change(him, { emailConfirmedAt: null });
    expect(await codeOf(start())).toBe('email_unconfirmed');
    expect(await codeOf(start(her, him))).toBe('peer_unavailable');
    await change(him, { emailConfirmedAt: clock.now() });
    await db().profile.update({ where: { id: her.profileId }, data: { verifiedOnly: true } });
    expect(await codeOf(start())).toBe('card_check_required');
    await change(him, { cardVerifiedAt: clock.now() });
    const viewer = await viewerOf(him);
    await change(him, { state: 'disabled' });
    const late = startCall({ viewer, angelId: her.angelId, tab: tabOf(him) }, clock.now());
    expect(await codeOf(late)).toBe('account_disabled');
    expect(await calls()).toBe(0);
  });

  test('is accepted without the card check that the caller asks for', async () => {
    await db().profile.update({ where: { id: him.profileId }, data: { verifiedOnly: true } });
    const { call } = await start();
    expect(await codeOf(accept(call.id))).toBe('card_check_required');
    expect((await stored(call.id)).state).toBe('ringing');
  });

  test('is made again and again to a member who does not answer', async () => {
    for (let time = 0; time < UNANSWERED_MAX; time += 1) await end((await start()).call.id, her);
    expect(await codeOf(start())).toBe('too_many_requests');
    advance(UNANSWERED_MS);
    forgetViewer(him.memberId);
    expect(await codeOf(start())).toBe('done');
  });

  test('begins for a member whose account is being closed', async () => {
    const request = { ...him, reason: 'staff' as const, now: clock.now() };
    const late = await whileHeld(
      (tx) => disableAccount(tx, request),
      async () => start(her, him),
    );
    expect(late).toBe('peer_unavailable');
    expect(await calls()).toBe(0);
  });
});

describe('at the same time', () => {
  test('one of two calls between the same two begins', async () => {
    const codes = await Promise.all([codeOf(start(him, her)), codeOf(start(her, him))]);
    expect(codes.toSorted()).toEqual(['call_running', 'done']);
    expect(await calls()).toBe(1);
  });

  test('a member in a call is called by nobody else, and calls nobody else', async () => {
    const [other, third] = await Promise.all([createMember(), createWoman()]);
    await match(other, her);
    await match(him, third);
    await start();
    expect(await codeOf(start(other, her))).toBe('callee_unreachable');
    expect(await codeOf(start(her, other))).toBe('call_running');
    expect(await codeOf(start(him, third))).toBe('call_running');
    expect(await codeOf(start(third, him))).toBe('callee_unreachable');
  });

  test('of several calls to one member one rings', async () => {
    const callers = await Promise.all([1, 2, 3, 4].map(() => createMember()));
    for (const caller of callers) await match(caller, her);
    const codes = await Promise.all(callers.map((caller) => codeOf(start(caller, her))));
    expect(codes.toSorted()).toEqual([...Array<string>(3).fill('callee_unreachable'), 'done']);
    expect(await inCall()).toBe(1);
    expect(await db().call.count({ where: { calleeId: her.profileId } })).toBe(1);
  });

  test('a block while it begins ends it, or refuses it', async () => {
    const viewer = await viewerOf(her);
    await Promise.all([blockPeer(viewer, him.angelId, clock.now()), codeOf(start())]);
    expect(await inCall()).toBe(0);
  });
});
