import { expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import { ownershipContract, type ProfileFields } from '#lib/accounts/profile/contract.ts';
import { moveOnboarding } from '#lib/accounts/profile/move-onboarding.ts';
import { INTERESTS_MAX, PROFILE_TEXT_MAX_LENGTHS } from '#lib/accounts/limits.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { Interest } from '#lib/db/generated/enums.ts';
import { profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { reviewText } from '#lib/moderation/texts/judge-text.ts';
import { textMark } from '#lib/review-queue/reviewed-texts.ts';
import { toWire } from '#lib/wire/rename.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { own } from './ownership-setup.ts';

const now = clock.now();
const answered = {
  datingIntent: 'friendship',
  interests: ['wine', 'hiking'],
  profilePrompts: [
    { question: 'best_meal', answer: 'Gnocchi, on Thursdays' },
    { question: 'season_mine', answer: 'The last days of September' },
    { question: 'home_is', answer: 'A light in the window' },
  ],
} as const;
const FIELDS: ProfileFields = {
  ...answered,
  interests: [...answered.interests],
  profilePrompts: [...answered.profilePrompts],
};

async function change({ token, publicId, brandId }: CreatedMember, fields: ProfileFields) {
  const member = await viewerOfToken(token);
  return changeProfile({
    member,
    trackerId: publicId,
    brand: brandOf(brandId),
    fields,
    now,
  });
}

async function seenBy(peer: CreatedMember, { angelId }: CreatedMember) {
  const viewer = await viewerOfToken(peer.token);
  return profileView({ viewer, locale: 'it', now }, angelId);
}

const storedOf = ({ profileId }: CreatedMember) =>
  db().profile.findUniqueOrThrow({ where: { id: profileId } });

const judge = ({ angelId }: CreatedMember, verdict: 'approved' | 'insult', renames = false) =>
  reviewText({
    profileId: angelId,
    verdict,
    renames,
    actor: 'operator:one',
    now,
  });

test('a new name and the answers are hidden from others until they are approved; choices are not', async () => {
  const member = await createMember({ screenName: 'Onda di mare' });
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  await change(member, { ...FIELDS, username: 'Marco' });
  expect(await own(member)).toMatchObject({
    ...answered,
    username: 'Marco',
    textState: 'pending',
  });
  const { datingIntent, interests } = answered;
  expect(await seenBy(peer, member)).toMatchObject({
    screenName: 'Onda di mare',
    profilePrompts: [],
    datingIntent,
    interests,
  });
  await judge(member, 'approved');
  expect(await seenBy(peer, member)).toMatchObject({
    screenName: 'Marco',
    ...answered,
  });
  expect(await storedOf(member)).toMatchObject({
    screenName: 'Marco',
    pendingName: null,
  });
});

test('a refused name is dropped with its texts; a name that was not refused is taken', async () => {
  const member = await createMember({ screenName: 'Onda di mare' });
  await change(member, { username: 'Call me now' });
  await judge(member, 'insult', true);
  expect(await storedOf(member)).toMatchObject({
    screenName: 'Onda di mare',
    pendingName: null,
    textState: 'rejected',
  });
  await change(member, { username: 'Marco', about: 'something rude' });
  await judge(member, 'insult');
  expect(await storedOf(member)).toMatchObject({
    screenName: 'Marco',
    pendingName: null,
  });
});

test('a decision about other texts than those that were read is a conflict', async () => {
  const member = await createMember();
  await change(member, { ...FIELDS, username: 'Marco' });
  const read = textMark(await storedOf(member));
  await change(member, {
    profilePrompts: [{ question: 'best_meal', answer: 'Another one' }],
  });
  const review = {
    profileId: member.angelId,
    verdict: 'approved',
    actor: 'operator:one',
  } as const;
  await expect(reviewText({ ...review, read, now })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('an approved answer waits for a review again under another question, and its decision is about both', async () => {
  const member = await createMember();
  await change(member, FIELDS);
  const read = textMark(await storedOf(member));
  await judge(member, 'approved');
  const [{ answer }, ...others] = answered.profilePrompts;
  await change(member, { profilePrompts: [{ question: 'first_date', answer }, ...others] });
  expect(await storedOf(member)).toMatchObject({ textState: 'pending' });
  const review = { profileId: member.angelId, verdict: 'approved', actor: 'operator:one' } as const;
  await expect(reviewText({ ...review, read, now })).rejects.toMatchObject({ code: 'conflict' });
});

test('going back to the name that others read leaves nothing to review', async () => {
  const member = await createMember({ screenName: 'Onda di mare' });
  await change(member, { username: 'Marco' });
  await change(member, { username: 'Onda di mare' });
  expect(await storedOf(member)).toMatchObject({
    pendingName: null,
    textState: 'approved',
  });
});

test('bad input leaves nothing behind, and a blank answer removes its question', async () => {
  const member = await createMember();
  const long = {
    question: 'best_meal',
    answer: 'x'.repeat(PROFILE_TEXT_MAX_LENGTHS.profilePrompts + 1),
  } as const;
  await expect(
    change(member, { ...FIELDS, username: 'Marco', profilePrompts: [long] }),
  ).rejects.toMatchObject({ code: 'text_too_long' });
  expect(await storedOf(member)).toMatchObject({
    pendingName: null,
    interests: [],
  });
  await change(member, FIELDS);
  await change(member, {
    profilePrompts: [{ question: 'best_meal', answer: ' ' }],
  });
  expect(await own(member)).toMatchObject({
    profilePrompts: [],
    textState: 'approved',
  });

  const { body } = ownershipContract['PUT /api/users/{trackerId}'];
  const nine = Object.keys(Interest).slice(0, INTERESTS_MAX + 1);
  for (const wrong of [
    { interests: nine },
    { interests: ['stamps'] },
    { datingIntent: 'marriage' },
    { profilePrompts: [{ question: 'salary', answer: 'much' }] },
    { profilePrompts: [...answered.profilePrompts, { question: 'small_joy', answer: 'Tea' }] },
    { profilePrompts: [answered.profilePrompts[0], answered.profilePrompts[0]] },
  ])
    expect([wrong, body.safeParse(wrong).success]).toEqual([wrong, false]);
  expect(body.parse({ interests: ['wine', 'wine'] })).toEqual({
    interests: ['wine'],
  });
  expect(Object.keys(toWire({ ...answered }) as object)).toEqual([
    'intenzione',
    'interessi',
    'domandeProfilo',
  ]);
});

test('the desk and the export contain the answers, and erasure empties them', async () => {
  const member = await createMember();
  await change(member, { ...FIELDS, username: 'Marco' });
  const { token } = await createOperator({ role: 'care' });
  const { answer } = await askDesk('GET /api/desk/members/{trackerId}', {
    token,
    purpose: 'ticket',
    params: { trackerId: member.publicId },
  });
  expect(answer).toMatchObject({
    profile: { ...answered, pendingName: 'Marco' },
  });
  const { profiles } = await gatherData(member.memberId, now);
  expect(profiles).toMatchObject([
    {
      datingIntent: 'friendship',
      interests: ['wine', 'hiking'],
      promptQuestions: answered.profilePrompts.map(({ question }) => question),
      promptAnswers: answered.profilePrompts.map(({ answer }) => answer),
      pendingName: 'Marco',
    },
  ]);
  await inTransaction((tx) => eraseAccount(tx, member.memberId, now));
  expect(await storedOf(member)).toMatchObject({
    datingIntent: null,
    interests: [],
    promptQuestions: [],
    promptAnswers: [],
    pendingName: null,
    onboardingStep: null,
  });
});

test('the steps after the signup are resumed where they were left, and ended ones remain ended', async () => {
  const member = await createMember();
  const { token, profileId: id } = member;
  const viewer = await viewerOfToken(token);
  expect(await moveOnboarding(viewer, undefined, 'photo')).toBeNull();
  expect((await own(member)).onboardingStep).toBeNull();
  await db().profile.update({
    where: { id },
    data: { onboardingStep: 'name' },
  });
  expect(await moveOnboarding(viewer, member.publicId, 'interests')).toBe('interests');
  expect((await own(member)).onboardingStep).toBe('interests');
  const other = await createMember();
  await expect(moveOnboarding(viewer, other.publicId, null)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await own(member)).onboardingStep).toBe('interests');
  expect(await moveOnboarding(viewer, undefined, null)).toBeNull();
  expect(await moveOnboarding(viewer, undefined, 'name')).toBeNull();
  expect((await own(member)).onboardingStep).toBeNull();
});
