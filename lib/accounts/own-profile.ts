import { photoUrls } from '../media/photo-urls.ts';
import { purchasesOf } from '../payments/queries.ts';
import { fail } from '../kernel/errors.ts';
import { decimal, minor } from '../kernel/money.ts';
import { ageAt } from './age.ts';
import { accountRow } from './queries.ts';
import type { MemberViewer } from './viewer.ts';

/** The member's own profile; a trackerId is a name and opens nobody else's. Raises `not_found`. */
export async function ownProfile(member: MemberViewer, trackerId: string, now: Date) {
  if (trackerId !== member.publicId) fail('not_found');
  const [row, purchases] = await Promise.all([
    accountRow(member.memberId),
    purchasesOf(member.memberId),
  ]);
  const { profile } = row;
  if (!profile) throw new Error('a member without a profile');
  return {
    clickid: row.publicId,
    username: profile.screenName,
    email: row.email,
    confirmed_email: row.emailConfirmedAt !== null,
    age: ageAt(profile.ageGiven, profile.ageGivenAt, now),
    gender: member.gender,
    seeking: member.seeking,
    about: profile.about,
    lookingFor: profile.lookingFor,
    region: row.region?.name ?? null,
    city: row.city?.name ?? null,
    country: row.country,
    premiumLevel: row.level,
    cardVerified: row.cardVerifiedAt !== null,
    imageName: profile.photos.map(({ objectKey, isDefault, state }) => ({
      // Only an approved picture has a public address.
      path: state === 'approved' ? photoUrls(objectKey).full : '',
      isDefault,
      name: objectKey,
      state,
    })),
    nextBillDate: purchases.nextBillAt,
    paylog: purchases.charges.map((charge) => ({
      ...charge,
      price: decimal(minor(charge.priceMinor)),
    })),
  };
}
