import { beforeEach, expect, test } from '@jest/globals';
import { answerDateOffer } from '#lib/chat/conversations/answer-date-offer.ts';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHosted, like } from '../discovery/choices.ts';
import { her, him } from '../discovery/two.ts';
import { capturePushes, codeOf, say, viewerOf } from './chat-helpers.ts';
import { grant } from './purse.ts';

const PROPOSAL = 'Ci vediamo sabato alle otto?';

beforeEach(async () => {
  await grant(him, 'free', 5);
  await grant(her, 'free', 5);
});

async function match(): Promise<void> {
  await like(him, her);
  await like(her, him);
}

async function threadOf(self: CreatedMember, { angelId }: { readonly angelId: string }) {
  const asked = { trackerId: self.publicId, angelId, limit: 10 };
  return openThread(await viewerOf(self), asked, 'it', clock.now());
}

const answerOf = async (self: CreatedMember, { angelId }: CreatedMember) =>
  answerDateOffer(await viewerOf(self), angelId, clock.now());

test('marks the proposal to meet for its reader, in the thread and in the event', async () => {
  await match();
  const pushed = capturePushes();
  await say(him, her.angelId, PROPOSAL);
  const { messages, offersDate } = await threadOf(her, him);
  expect(messages.at(-1)?.warnings).toEqual(['meeting']);
  expect(offersDate).toBe(true);
  expect((await threadOf(him, her)).messages.at(-1)?.warnings).toEqual([]);
  const events = pushed.filter(
    ({ name, memberId }) => name === 'chat' && memberId === her.memberId,
  );
  expect(events.map(({ payload }) => (payload as { warnings: unknown }).warnings)).toEqual([
    ['meeting'],
  ]);
});

test('makes the offer to each side of a match until that side has answered it', async () => {
  await match();
  await answerOf(her, him);
  await answerOf(her, him);
  expect((await threadOf(her, him)).offersDate).toBe(false);
  expect((await threadOf(him, her)).offersDate).toBe(true);
});

test('makes no offer without a match, with a hosted profile, or in a closed conversation', async () => {
  await say(him, her.angelId, PROPOSAL);
  expect((await threadOf(her, him)).offersDate).toBe(false);
  const hosted = await createHosted();
  expect((await threadOf(him, hosted)).offersDate).toBe(false);
  await match();
  await blockPeer(await viewerOf(her), him.angelId, clock.now());
  expect((await threadOf(her, him)).offersDate).toBe(false);
});

test('answers to no conversation are refused', async () => {
  const stranger = await createMember({ gender: 'woman' });
  expect(await codeOf(answerOf(him, stranger))).toBe('not_found');
  const viewer = await viewerOf(him);
  expect(await codeOf(answerDateOffer(viewer, 'nobody', clock.now()))).toBe('not_found');
});
