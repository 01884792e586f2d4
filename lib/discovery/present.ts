import type { z } from 'zod';
import type { Interest } from '../db/generated/enums.ts';
import { ageAt } from '../identity/age.ts';
import { genderOf } from '../identity/gender.ts';
import { promptsOf } from '../identity/profile-prompts.ts';
import { brandOrigin } from '../brands/links.ts';
import type { Brand } from '../brands/schema.ts';
import { photoUrls } from '../media/photo-urls.ts';
import { maskPhoneNumbers } from '../text/phone-numbers.ts';
import { isHereNow } from '../listings/activity.ts';
import { hostedLabel } from '../disclosure/hosted-label.ts';
import type { otherProfileSchema } from './contract.ts';
import type { ProfileRow } from './profile-row.ts';

/** How a profile appears to another member: all data about it that leaves the server. */
export type OtherProfile = Readonly<z.input<typeof otherProfileSchema>>;

export type Shown = {
  readonly brand: Brand;
  readonly locale: string;
  /** Phone numbers are visible to members who passed the card check. */
  readonly readsPhones: boolean;
  /** Interests of the member who reads it. */
  readonly interests: readonly Interest[];
  readonly now: Date;
};

/** The region that a member visits, and until when; null once it is over, also before due work has ended it. */
function visitingOf({ travelRegionName: region, travelUntil: until }: ProfileRow, now: Date) {
  if (region === null || until === null || until <= now) return null;
  return { region, until: until.toISOString() };
}

/** The allow-list of another member's or a hosted profile. Text and photos only once they are approved. */
export function otherProfile(row: ProfileRow, shown: Shown): OtherProfile {
  const { brand, locale, now } = shown;
  const hosted = row.kind === 'hosted';
  const readable = row.textState === 'approved';
  const readableText = (text: string): string => {
    if (!readable) return '';
    return shown.readsPhones ? text : maskPhoneNumbers(text);
  };
  const about = readableText(row.about);
  const prompts = readable ? promptsOf(row) : [];
  const photos = row.photoKeys.map(photoUrls);
  const [best] = photos;
  return {
    id: row.publicId,
    _id: row.publicId,
    kind: row.kind,
    answeredBy: row.answeredBy,
    label: hosted ? hostedLabel(row.answeredBy, locale) : null,
    screenName: row.screenName,
    age: ageAt(row.ageGiven, row.ageGivenAt, now),
    gender: genderOf(row.gender),
    about,
    description: about,
    lookingFor: readableText(row.lookingFor),
    hair_color: row.hairColor,
    height: row.heightCm,
    weight: row.weightKg,
    work: readableText(row.work),
    study: readableText(row.study),
    children: row.children,
    smoking: row.smoking,
    drinking: row.drinking,
    spokenLanguages: row.spokenLanguages,
    datingIntent: row.datingIntent,
    interests: row.interests,
    sharedInterests: row.interests.filter((interest) => shown.interests.includes(interest)),
    profilePrompts: prompts.map(({ question, answer }) => ({
      question,
      answer: readableText(answer),
    })),
    region: row.regionName,
    city: row.cityName,
    visiting: visitingOf(row, now),
    online: !hosted && isHereNow(row.lastActiveAt, now),
    verifiedOnly: row.verifiedOnly,
    photoCheckedAt: row.photoCheckedAt?.toISOString() ?? null,
    default_photo: best === undefined ? null : `${brandOrigin(brand)}${best.card}`,
    photos,
    first: false,
  };
}
