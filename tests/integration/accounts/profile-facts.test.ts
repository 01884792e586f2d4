import { expect, test } from '@jest/globals';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import { ownershipContract, type ProfileFields } from '#lib/accounts/profile/contract.ts';
import { HEIGHT_MAX_CM, HEIGHT_MIN_CM, PROFILE_TEXT_MAX_LENGTHS } from '#lib/accounts/limits.ts';
import { ownProfileAsShown, profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { reviewText } from '#lib/moderation/texts/judge-text.ts';
import { toWire } from '#lib/wire/rename.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { own } from './ownership-setup.ts';

const now = clock.now();
const texts = { work: 'In a bakery, from four', study: 'History, in Galway' } as const;
const choices = {
  children: 'have',
  smoking: 'no',
  drinking: 'socially',
  height: 171,
} as const;

async function change({ token, publicId, brandId }: CreatedMember, fields: ProfileFields) {
  const member = await viewerOfToken(token);
  const brand = brandOf(brandId);
  return changeProfile({ member, trackerId: publicId, brand, fields, now });
}

async function seenBy(peer: CreatedMember, { angelId }: CreatedMember) {
  const viewer = await viewerOfToken(peer.token);
  return profileView({ viewer, locale: 'it', now }, angelId);
}

test('work and studies are hidden from others until they are approved; choices are not', async () => {
  const member = await createMember();
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  await change(member, { ...texts, ...choices });
  expect(await own(member)).toMatchObject({ ...texts, ...choices, textState: 'pending' });
  expect(await seenBy(peer, member)).toMatchObject({ ...choices, work: '', study: '' });
  await reviewText({ profileId: member.angelId, verdict: 'approved', actor: 'operator:one', now });
  expect(await seenBy(peer, member)).toMatchObject({ ...choices, ...texts });
  const { profiles } = await gatherData(member.memberId, now);
  const { height: heightCm, ...others } = choices;
  expect(profiles).toMatchObject([{ ...texts, ...others, heightCm }]);
  await change(member, { children: null, smoking: null, drinking: null, height: null });
  const nothing = { children: null, smoking: null, drinking: null, height: null };
  expect(await own(member)).toMatchObject(nothing);
});

test('facts beyond the lists and limits are refused', async () => {
  const { body } = ownershipContract['PUT /api/users/{trackerId}'];
  for (const wrong of [
    { children: 'many' },
    { smoking: 'yes' },
    { drinking: true },
    { height: HEIGHT_MIN_CM - 1 },
    { height: HEIGHT_MAX_CM + 1 },
    { height: 170.5 },
  ])
    expect([wrong, body.safeParse(wrong).success]).toEqual([wrong, false]);
  const member = await createMember();
  const work = 'x'.repeat(PROFILE_TEXT_MAX_LENGTHS.work + 1);
  await expect(change(member, { work })).rejects.toMatchObject({ code: 'text_too_long' });
  expect(Object.keys(toWire({ ...texts, ...choices }) as object)).toEqual([
    'lavoro',
    'studi',
    'figli',
    'fumo',
    'alcolici',
    'height',
  ]);
});

test('interests in common are those that the reader has too, and none in the own preview', async () => {
  const member = await createMember();
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  await change(member, { interests: ['wine', 'hiking', 'yoga'] });
  expect(await seenBy(peer, member)).toMatchObject({ sharedInterests: [] });
  await change(peer, { interests: ['yoga', 'cinema', 'wine'] });
  expect(await seenBy(peer, member)).toMatchObject({ sharedInterests: ['wine', 'yoga'] });
  const viewer = await viewerOfToken(member.token);
  const preview = await ownProfileAsShown({ viewer, locale: 'it', now });
  expect(preview.sharedInterests).toEqual([]);
});
