// [core §3 Own profile: username] [core §3 Own profile: cognome] [core §7 PUT /api/users/{trackerId}]
// [core §7 GET /api/consents/history] [core §8 email_fixed] [core §9 Profile age 18 to 89]
import { afterEach, describe, expect, test } from '@jest/globals';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { changeProfile } from '#lib/accounts/profile/change-profile.ts';
import type { ProfileFields } from '#lib/accounts/profile/contract.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { consentHistory } from '#lib/consents/queries.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { makePrivate } from './signup-form.ts';
import { subscribeMember } from './subscribed.ts';
import { listingsOf, own } from './ownership-setup.ts';

const brand = brandOf('dolcevita');

afterEach(() => {
  clock.setOffset(0);
});

async function change(member: CreatedMember, fields: ProfileFields, ms = 0) {
  const viewer = await viewerOfToken(member.token);
  return changeProfile({
    member: viewer,
    trackerId: member.publicId,
    brand: brandOf(member.brandId),
    fields,
    now: after(clock.now(), ms),
  });
}

async function viewerOf(member: CreatedMember) {
  const { viewerOfMember } = await import('#lib/identity/viewer-of-member.ts');
  const viewer = await viewerOfMember(member.memberId);
  if (!viewer) throw new Error('unknown member');
  return viewer;
}

describe('the own profile', () => {
  test('is changed field by field, and returns the stored values', async () => {
    const member = await createMember();
    const fields = {
      age: 41,
      username: '  Ginevra \u{1f34b}  🏝️ ',
      surname: 'De’ Rossi',
      phone: '00 39 333 123-4567',
      about: 'Mare d’inverno.\nE “caffè” 😀',
      lookingFor: 'Qualcuno che rida',
    };
    expect(await change(member, fields)).toBe('OK');
    expect(await own(member)).toMatchObject({
      age: 41,
      username: 'Ginevra 🍋 🏝️',
      surname: 'De’ Rossi',
      phone: '+393331234567',
      about: fields.about,
      lookingFor: fields.lookingFor,
      textState: 'pending',
      shown: true,
      hiddenBy: null,
      hasPassword: true,
      waitingEmail: null,
      eraseAt: null,
      nextBillDate: null,
      paylog: [],
      notifications: { email: true, telegram: false },
    });
    await change(member, { about: '', lookingFor: '' });
    // The new name still awaits its review.
    expect(await own(member)).toMatchObject({ about: '', textState: 'pending', age: 41 });
    await change(member, { phone: '', surname: ' ' });
    expect(await own(member)).toMatchObject({ phone: '', surname: '' });
  });

  test('leaves approved texts approved when they are sent unchanged', async () => {
    const member = await createMember();
    const data = { about: 'Letto e approvato', textState: 'approved' } as const;
    await db().profile.update({ where: { id: member.profileId }, data });
    await change(member, { about: ' Letto e approvato ', phone: '333 1234567' });
    expect(await own(member)).toMatchObject({ textState: 'approved', phone: '3331234567' });
  });

  test('offers ages 18 to 98, and every member their own age', async () => {
    const member = await createMember({ age: 98 });
    const ageGivenAt = after(clock.now(), -366 * DAY);
    await db().profile.update({ where: { id: member.profileId }, data: { ageGivenAt } });
    await change(member, { age: 99 });
    for (const age of [17, 100, 33.5, Number.NaN]) {
      await expect(change(member, { age })).rejects.toMatchObject({ code: 'age_refused' });
    }
    await change(member, { age: 18 });
    expect((await own(member)).age).toBe(18);
    clock.setOffset(366 * DAY);
    expect(
      (await ownProfile({ ...(await viewerOf(member)) }, member.publicId, clock.now())).age,
    ).toBe(19);
  });

  test('stores nothing of a change if one field is refused', async () => {
    const member = await createMember({ screenName: 'Prima' });
    const refused = (fields: ProfileFields, code: string) =>
      expect(change(member, { username: 'Dopo', about: 'Dopo', ...fields })).rejects.toMatchObject({
        code,
      });
    await refused({ age: 12 }, 'age_refused');
    await refused({ username: 'x' }, 'username_refused');
    await refused({ username: 'y'.repeat(31) }, 'username_refused');
    await refused({ username: '\u200b \u2060 ' }, 'username_refused');
    await refused({ username: 'scrivi a me@posta.it' }, 'username_refused');
    await refused({ username: 'www.altrove.it' }, 'username_refused');
    await refused({ username: '333 123 4567' }, 'username_refused');
    await refused({ about: 'a'.repeat(1_501) }, 'text_too_long');
    await refused({ lookingFor: 'pago con 4111 1111 1111 1111' }, 'card_data_refused');
    await refused({ phone: 'chiamami' }, 'phone_refused');
    await refused({ region: 'Atlantide' }, 'place_unknown');
    await refused({ email: 'nuova@example.test' }, 'email_fixed');
    expect(await own(member)).toMatchObject({ username: 'Prima', about: '', age: 34 });
  });

  test('counts grapheme clusters: 1500 characters with family emoji fit', async () => {
    const member = await createMember();
    const emoji = '👨‍👩‍👧‍👦'.repeat(400) + 'è'.repeat(1_100);
    await change(member, { about: emoji });
    expect((await own(member)).about).toBe(emoji);
  });

  test('changes region and city, also in its listing', async () => {
    const member = await createMember();
    expect(await change(member, { region: 'Liguria', city: 'Sanremo' })).toBe('OK');
    expect(await own(member)).toMatchObject({ region: 'Liguria', city: 'Sanremo' });
    const listing = await db().profileListing.findFirstOrThrow({
      where: { profileId: member.profileId },
      include: { region: true },
    });
    expect(listing.region.name).toBe('Liguria');
    expect(await viewerOfToken(member.token)).toMatchObject({ regionId: listing.regionId });
  });

  test('is listed again when the member seeks another gender', async () => {
    const member = await createMember();
    await change(member, { seeking: 'man' });
    const where = { profileId: member.profileId };
    expect(await db().profileListing.findFirstOrThrow({ where })).toMatchObject({ seeking: 'man' });
    expect(await viewerOfToken(member.token)).toMatchObject({ seeking: 'man' });
  });

  test('refuses another member’s id, and discloses of an address only what the brand permits', async () => {
    const member = await createMember();
    const other = await createMember();
    const viewer = await viewerOfToken(member.token);
    for (const trackerId of [other.publicId, 'nobody', '']) {
      const by = { member: viewer, trackerId, brand, fields: { username: 'Altrui' } };
      await expect(changeProfile({ ...by, now: clock.now() })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(ownProfile(viewer, trackerId, clock.now())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await change(member, { email: member.email.toUpperCase(), username: 'Uguale' })).toBe(
      'OK',
    );
    expect(await change(member, { email: other.email, username: 'Diverso' })).toBe(false);
    expect((await own(member)).username).toBe('Uguale');
    await makePrivate('lumiere', clock.now());
    clock.setOffset(6_000);
    const [one, two] = [
      await createMember({ brandId: 'lumiere' }),
      await createMember({ brandId: 'lumiere' }),
    ];
    await expect(change(one, { email: two.email })).rejects.toMatchObject({ code: 'email_fixed' });
  });

  test('shows nextBillDate and the charges of a subscription', async () => {
    const member = await createMember();
    await subscribeMember(member);
    const shown = await own(member);
    expect(shown.nextBillDate).not.toBeNull();
    expect(shown.paylog).toHaveLength(1);
    expect(shown.premiumLevel).toBe(2);
  });
});

describe('the consent to process orientation data', () => {
  const set = async (member: CreatedMember, granted: boolean, ms = 0) =>
    changeConsent({
      member: await viewerOfToken(member.token),
      purpose: 'orientation',
      granted,
      locale: 'it',
      now: after(clock.now(), ms),
    });

  test('hides the profile when withdrawn, and shows it when given again', async () => {
    const member = await createMember();
    await set(member, false, 10);
    expect(await listingsOf(member.profileId)).toBe(0);
    expect(await own(member)).toMatchObject({ shown: false, hiddenBy: 'orientation_withdrawn' });
    for (const fields of [{ gender: 'woman' }, { seeking: 'man' }] as const) {
      await expect(change(member, fields)).rejects.toMatchObject({ code: 'consent_missing' });
    }
    expect(await change(member, { gender: 'man', seeking: 'woman', age: 40 })).toBe('OK');
    expect(await listingsOf(member.profileId)).toBe(0);
    await set(member, true, 20);
    expect(await listingsOf(member.profileId)).toBe(1);
    expect(await own(member)).toMatchObject({ shown: true, hiddenBy: null });
    expect(await change(member, { seeking: 'man' })).toBe('OK');
  });

  test('is needed to change with whom a nonbinary person is shown', async () => {
    const member = await createMember({ gender: 'nonbinary', seeking: 'everyone' });
    await set(member, false, 10);
    await expect(change(member, { shownWith: 'man' })).rejects.toMatchObject({
      code: 'consent_missing',
    });
    expect(await change(member, { shownWith: null })).toBe('OK');
  });

  test('is recorded with the text it refers to', async () => {
    const member = await createMember();
    await set(member, false, 10);
    const history = await consentHistory(member.memberId);
    expect(history).toHaveLength(5);
    expect(history[0]).toMatchObject({ purpose: 'orientation', granted: false, source: 'profile' });
    expect(history.every(({ html }) => html.length > 20)).toBe(true);
  });
});
