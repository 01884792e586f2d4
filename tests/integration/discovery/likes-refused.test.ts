import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { clock } from '#lib/kernel/clock.ts';
import { spend } from '#lib/security/rate-limit.ts';
import { createMember } from '#tests/factories/member.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { change, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, dislike, like } from './choices.ts';
import { pairOf, swipesOf } from './outcomes.ts';
import { her, him } from './two.ts';

/** Checks that nothing was stored for the pair and nothing charged. */
async function leftNothing(peerId = her.profileId): Promise<void> {
  expect(await swipesOf(him)).toEqual([]);
  expect(await pairOf(him.profileId, peerId)).toBeNull();
  expect(await db().creditEntry.count({ where: { memberId: him.memberId, reason: 'like' } })).toBe(
    0,
  );
}

describe('refuses a like', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['to an unknown profile', 'peer_unavailable', () => like(him, { angelId: 'nobody-at-all' })],
    ['to oneself', 'peer_unavailable', () => like(him, him)],
    [
      'to a member of another brand',
      'peer_unavailable',
      async () => like(him, await createWoman({ brandId: 'fuego' })),
    ],
    [
      'to a disabled member',
      'peer_unavailable',
      async () => like(him, await createWoman({ state: 'disabled' })),
    ],
    [
      'to an unconfirmed member',
      'peer_unavailable',
      async () => like(him, await createWoman({ confirmed: false })),
    ],
    [
      'to a member who seeks another gender',
      'peer_unavailable',
      async () => like(him, await createWoman({ seeking: 'woman' })),
    ],
    [
      'to a member of a gender that is not sought',
      'peer_unavailable',
      async () => like(him, await createMember()),
    ],
  ])('%s: %s', async (_, code, work) => {
    expect(await codeOf(work())).toBe(code);
    await leftNothing();
  });

  test('to a deactivated profile', async () => {
    await db().profile.update({ where: { id: her.profileId }, data: { state: 'paused' } });
    expect(await codeOf(like(him, her))).toBe('peer_unavailable');
    await leftNothing();
  });

  test('to a system profile', async () => {
    const { publicId, id } = await db().profile.findFirstOrThrow({
      where: { kind: 'system' },
      orderBy: { id: 'asc' },
    });
    expect(await codeOf(like(him, { angelId: publicId }))).toBe('system_sender');
    await leftNothing(id);
  });

  test('of a member disabled meanwhile, even with a cached session', async () => {
    const viewer = await viewerOf(him);
    await db().user.update({ where: { id: him.memberId }, data: { state: 'disabled' } });
    const swipe = { viewer, angelId: her.angelId, idClient: randomUUID() };
    expect(await codeOf(chooseProfile({ ...swipe, choice: 'like', source: 'match' }))).toBe(
      'account_disabled',
    );
    await leftNothing();
  });

  test('across a block, disclosing it only to the blocker', async () => {
    await blockPeer(await viewerOf(him), her.angelId, clock.now());
    expect(await codeOf(like(him, her))).toBe('conversation_blocked');
    expect(await codeOf(like(her, him))).toBe('peer_unavailable');
    expect(await codeOf(dislike(her, him))).toBe('peer_unavailable');
    expect(await db().swipe.count({ where: { profileId: her.profileId } })).toBe(0);
    await expect(swipesOf(him)).resolves.toEqual([]);
  });

  test('without the card check, in a flow that requires it', async () => {
    const careful = await createMember({ flowCode: '15' });
    expect(await codeOf(like(careful, her))).toBe('card_check_required');
    expect(await codeOf(dislike(careful, her))).toBe('done');
    const checked = await createMember({ flowCode: '15', cardVerified: true });
    expect(await codeOf(like(checked, her))).toBe('done');
  });

  test('without the card check, to a profile that requires it', async () => {
    await db().profile.update({ where: { id: her.profileId }, data: { verifiedOnly: true } });
    expect(await codeOf(like(him, her))).toBe('card_check_required');
    await leftNothing();
    await change(him, { cardVerifiedAt: clock.now(), cardVerifiedBy: 'card_check' });
    expect(await codeOf(like(him, her))).toBe('done');
  });

  test('with the idClient of another choice', async () => {
    const idClient = randomUUID();
    await like(him, her, { idClient });
    const other = await createWoman();
    expect(await codeOf(like(him, other, { idClient }))).toBe('client_id_reused');
    await dislike(him, other, { idClient: randomUUID() });
    const [, second] = await swipesOf(him);
    expect(await codeOf(like(him, other, { idClient: second?.idClient ?? '' }))).toBe(
      'client_id_reused',
    );
    expect(await ledgerFaults(him.memberId)).toEqual([]);
  });

  test('beyond the limit per minute', async () => {
    const budget = { name: 'swipes', points: 120, seconds: 60 };
    while ((await codeOf(spend(budget, him.memberId))) === 'done');
    expect(await codeOf(like(him, her))).toBe('too_many_requests');
    await leftNothing();
  });
});
