import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { ledgerFaults } from '../chat/purse.ts';
import { codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { choose, createWoman, undo } from './choices.ts';
import { newOf, noticesOf, pairOf, swipesOf } from './outcomes.ts';

const RUNS = process.env['TEST_ALL'] === '1' ? 60 : 8;

type Step = {
  readonly do: 'like' | 'dislike' | 'undo' | 'block' | 'unblock';
  readonly who: number;
  /** Which of the two suitable members. */
  readonly whom: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('like', 'like', 'like', 'dislike', 'undo', 'block', 'unblock'),
  who: fc.integer({ min: 0, max: 3 }),
  whom: fc.integer({ min: 0, max: 1 }),
});

const EXPECTED = new Set(
  [
    ['done', 'likes_exhausted', 'conversation_blocked', 'peer_unavailable'],
    ['nothing_to_undo', 'undo_closed', 'not_found'],
  ].flat(),
);

/** Two men first, then two women: each suits both of the other half. */
type World = readonly CreatedMember[];

async function take(world: World, { do: what, who, whom }: Step): Promise<void> {
  const member = world[who];
  const peer = world[(who < 2 ? 2 : 0) + whom];
  if (!member || !peer) throw new Error('no member at this index');
  const viewer = await viewerOf(member);
  const work = {
    like: () => choose(member, peer, 'like'),
    dislike: () => choose(member, peer, 'dislike'),
    undo: () => undo(member),
    block: () => blockPeer(viewer, peer.angelId, clock.now()),
    unblock: () => unblockPeer(viewer, peer.angelId),
  }[what];
  const code = await codeOf(work());
  if (!EXPECTED.has(code)) throw new Error(`${what} ended as ${code}`);
}

async function likes(from: CreatedMember, to: CreatedMember): Promise<boolean> {
  const key = { profileId: from.profileId, peerId: to.profileId };
  const swipe = await db().swipe.findUnique({ where: { profileId_peerId: key } });
  return swipe?.choice === 'like';
}

async function checkPair(man: CreatedMember, woman: CreatedMember): Promise<void> {
  const pair = await pairOf(man.profileId, woman.profileId);
  const [his, hers] = await Promise.all([likes(man, woman), likes(woman, man)]);
  expect((pair?.matchedAt ?? null) !== null).toBe(his && hers);
  const present = (pair?.messages ?? []).filter(({ removedAt }) => removedAt === null);
  const notices = present.filter(({ kind }) => kind === 'like');
  expect(notices.map(({ senderId }) => senderId).sort()).toEqual(
    [...(his ? [man.profileId] : []), ...(hers ? [woman.profileId] : [])].sort(),
  );
  expect(notices.filter(({ category }) => category === 'like_reply')).toHaveLength(
    his && hers ? 1 : 0,
  );
}

async function checkMember(member: CreatedMember): Promise<void> {
  expect(await ledgerFaults(member.memberId)).toEqual([]);
  const swipes = await swipesOf(member);
  expect(new Set(swipes.map(({ peerId }) => peerId)).size).toBe(swipes.length);
  const { likes: held } = await db().creditAccount.findUniqueOrThrow({
    where: { memberId: member.memberId },
  });
  const [given] = await db().creditEntry.findMany({
    where: { memberId: member.memberId, bucket: 'likes', reason: 'signup' },
  });
  const paid = swipes.reduce((sum, { cost }) => sum + cost, 0);
  expect(held).toBe((given?.delta ?? 0) - paid);
  // Nothing was marked as seen, so the listed notices and those counted as new are the same.
  expect((await noticesOf(member)).like).toHaveLength(await newOf(member));
}

const sequences = (at: 'in turn' | 'at once') =>
  fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
    const world = await Promise.all([createMember(), createMember(), createWoman(), createWoman()]);
    if (at === 'at once') await Promise.all(steps.map((one) => take(world, one)));
    else for (const one of steps) await take(world, one);
    for (const member of world) await checkMember(member);
    for (const man of world.slice(0, 2)) {
      for (const woman of world.slice(2)) await checkPair(man, woman);
    }
  });

test.each(['in turn', 'at once'] as const)(
  'any sequence of likes, dislikes, undos and blocks of four members, %s: the ledger sums up, each side has one choice per pair, two likes are a match',
  async (at) => {
    await fc.assert(sequences(at), { numRuns: RUNS });
  },
  180_000,
);
