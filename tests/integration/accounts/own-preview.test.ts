import { expect, test } from '@jest/globals';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import type { ProfileFields } from '#lib/accounts/profile/contract.ts';
import { ownProfileAsShown, profileView } from '#lib/discovery/queries.ts';
import { clock } from '#lib/kernel/clock.ts';
import { reviewText } from '#lib/moderation/texts/judge-text.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto, viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { own } from './ownership-setup.ts';

const now = clock.now();

async function change({ token, publicId, brandId }: CreatedMember, fields: ProfileFields) {
  const member = await viewerOfToken(token);
  await changeProfile({ member, trackerId: publicId, brand: brandOf(brandId), fields, now });
}

const seen = async ({ token }: CreatedMember) => ({
  viewer: await viewerOfToken(token),
  locale: 'it',
  now,
});

test('the own profile says how complete it is, and what to add next', async () => {
  const member = await createMember();
  expect((await own(member)).completeness).toEqual({ done: 0, total: 8, next: 'photo' });
  await addPhoto(member.profileId, now, 'pending');
  await change(member, { datingIntent: 'serious', interests: ['wine'] });
  expect((await own(member)).completeness).toEqual({ done: 3, total: 8, next: 'about' });
});

test('the preview is what a member without the card check gets, whatever the owner may read', async () => {
  const member = await createMember({ cardVerified: true, screenName: 'Onda di mare' });
  const peer = await createMember({ gender: 'woman', seeking: 'man' });
  const approved = await addPhoto(member.profileId, now);
  const pending = await addPhoto(member.profileId, now, 'pending');
  const fields = {
    about: 'Call me: 333 123 4567',
    username: 'Marco',
    interests: ['wine'],
  } as const;
  await change(member, { ...fields, interests: [...fields.interests] });
  const both = async () => {
    const shown = await ownProfileAsShown(await seen(member));
    const { inTouch, liked, saved, ...others } = await profileView(
      await seen(peer),
      member.angelId,
    );
    expect([inTouch, liked, saved]).toEqual([false, false, false]);
    expect(shown).toEqual(others);
    return shown;
  };
  const unread = await both();
  expect(unread).toMatchObject({ screenName: 'Onda di mare', about: '', interests: ['wine'] });
  expect(JSON.stringify(unread.photos)).toContain(approved);
  expect(JSON.stringify(unread.photos)).not.toContain(pending);
  const read = { profileId: member.angelId, verdict: 'approved', actor: 'operator:one' } as const;
  await reviewText({ ...read, renames: false, now });
  const shown = await both();
  expect(shown.screenName).toBe('Marco');
  expect(shown.about).toContain('•••');
  expect(shown.about).not.toContain('4567');
});
