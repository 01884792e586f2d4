import fc from 'fast-check';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import type {
  Children,
  DatingIntent,
  Interest,
  Language,
  Smoking,
  SwipeChoice,
} from '#lib/db/generated/enums.ts';
import { listHosted } from '#lib/discovery/list-hosted.ts';
import {
  storedGender,
  type OwnGender,
  type ShownWith,
  type SoughtGender,
} from '#lib/identity/gender.ts';
import { refreshListings } from '#lib/listings/refresh-listing.ts';
import { DAY, MINUTE } from '#lib/kernel/clock.ts';
import { newId, newPublicId } from '#lib/kernel/ids.ts';
import { newPhotoKey } from '#lib/media/photo-files.ts';

/** Makes the usual value frequent: worlds in which hardly any profile may appear prove little. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const drawn = fc.record({
  hosted: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 0),
  gender: mostly<OwnGender>('woman', 'man', 'nonbinary'),
  shownWith: fc.constantFrom<ShownWith | null>('woman', 'man', null),
  seeking: mostly<SoughtGender>('man', 'woman', 'everyone'),
  brand: mostly('dolcevita', 'fuego'),
  place: fc.constantFrom<Place>('home', 'home', 'home', 'near', 'far'),
  confirmed: mostly(true, false),
  account: mostly<'active' | 'disabled' | 'erased'>('active', 'disabled', 'erased'),
  state: mostly<'active' | 'paused' | 'removed'>('active', 'paused', 'removed'),
  searchable: mostly(true, false),
  showsPresence: mostly(true, false),
  verifiedOnly: mostly(false, true),
  text: mostly<'approved' | 'pending' | 'rejected'>('approved', 'pending', 'rejected'),
  photos: fc.array(
    fc.constantFrom<'approved' | 'pending' | 'rejected'>('approved', 'pending', 'rejected'),
    {
      maxLength: 3,
    },
  ),
  photoChecked: fc.boolean(),
  age: fc.integer({ min: 18, max: 60 }),
  datingIntent: fc.constantFrom<DatingIntent | null>('serious', 'friendship', 'chat', null),
  interests: fc.uniqueArray(fc.constantFrom<Interest>('animals', 'wine', 'yoga'), { maxLength: 3 }),
  spokenLanguages: fc.uniqueArray(fc.constantFrom<Language>('ar', 'it', 'zh'), { maxLength: 2 }),
  children: fc.constantFrom<Children | null>('have', 'do_not_want', null),
  smoking: fc.constantFrom<Smoking | null>('no', 'quitting', null),
  /** Minutes since the last activity: now, today, this month, long ago, never. */
  idle: fc.constantFrom(1, 14, 16, 300, 3 * 1_440, 20 * 1_440, 90 * 1_440, null),
  daysHere: fc.constantFrom(1, 6, 8, 200),
  block: mostly<'nobody' | 'mine' | 'theirs'>('nobody', 'mine', 'theirs'),
  /** The content of the conversation, if there is one. */
  touch: mostly<'nothing' | 'opened' | 'notice' | 'message' | 'hidden'>(
    'nothing',
    'opened',
    'notice',
    'message',
    'hidden',
  ),
  chosen: mostly<null | 'like' | 'dislike'>(null, 'like', 'dislike'),
  chooses: mostly<null | 'like' | 'dislike'>(null, 'like', 'dislike'),
});

/** Hosted profiles are women or men. */
export const person = drawn.map((one) => {
  const gender = one.hosted && one.gender === 'nonbinary' ? 'woman' : one.gender;
  return { ...one, ...storedGender({ ...one, gender }) };
});

type Place = 'home' | 'near' | 'far';
type Drawn = typeof person extends fc.Arbitrary<infer Value> ? Value : never;
export type Person = Drawn & { readonly id: string; readonly publicId: string };
export type Regions = Readonly<Record<Place, number>>;

/** Stores profiles and their relations with the viewer, as the verbs would. */
export async function settle(
  all: readonly Drawn[],
  viewer: MemberViewer,
  regions: Regions,
  now: Date,
): Promise<readonly Person[]> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const people = all.map((one) => ({ ...one, id: newId(), publicId: newPublicId() }));
  const members = people.filter(({ hosted }) => !hosted);
  await db().profileListing.deleteMany();
  await db().user.createMany({
    data: members.map((one) => ({
      id: one.id,
      publicId: newPublicId(),
      brandId: one.brand,
      email: one.id,
      emailNormalised: one.id,
      state: one.account,
      flowCode: '7',
      locale: 'it',
      country: 'it',
      emailConfirmedAt: one.confirmed ? before(one.daysHere * DAY) : null,
      createdAt: before(one.daysHere * DAY),
    })),
  });
  await db().profile.createMany({
    data: people.map((one) => ({
      id: one.id,
      publicId: one.publicId,
      kind: one.hosted ? 'hosted' : 'member',
      ...(one.hosted ? { answeredBy: ['script'] } : { memberId: one.id, brandId: one.brand }),
      screenName: one.publicId,
      gender: one.gender,
      shownWith: one.shownWith,
      seeking: one.seeking,
      country: 'it',
      ageGiven: one.age,
      ageGivenAt: now,
      about: 'secret',
      lookingFor: 'secret',
      textState: one.text,
      textReason: one.text === 'rejected' ? 'contact_details' : null,
      regionId: regions[one.place],
      verifiedOnly: one.verifiedOnly,
      photoCheckedAt: one.photoChecked && !one.hosted ? now : null,
      checkedPhotoId: one.photoChecked && !one.hosted ? one.id : null,
      datingIntent: one.datingIntent,
      interests: one.interests,
      spokenLanguages: one.spokenLanguages,
      children: one.children,
      smoking: one.smoking,
      state: one.state,
      searchable: one.searchable,
      showsPresence: one.showsPresence,
      createdAt: now,
      lastActiveAt: one.idle === null || one.hosted ? null : before(one.idle * MINUTE),
    })),
  });
  await db().photo.createMany({
    data: people.flatMap((one) =>
      one.photos.map((state, position) => ({
        id: newId(),
        profileId: one.id,
        objectKey: newPhotoKey(),
        position,
        state,
        width: 720,
        height: 960,
        createdAt: now,
        reason: state === 'rejected' ? 'poor_quality' : null,
      })),
    ),
  });
  await connect(people, viewer, now);
  for (const brand of ['dolcevita', 'fuego']) {
    const ids = people.filter((one) => one.hosted && one.brand === brand).map(({ id }) => id);
    await listHosted(db(), brand, ids, before(8 * DAY));
  }
  await refreshListings(
    db(),
    people.map(({ id }) => id),
    now,
  );
  return people;
}

async function connect(people: readonly Person[], viewer: MemberViewer, now: Date): Promise<void> {
  const known = people.filter(({ touch, block }) => touch !== 'nothing' || block !== 'nobody');
  const rows = known.map((one) => {
    const [profileLow = '', profileHigh = ''] = [one.id, viewer.profileId].sort();
    const written = one.touch === 'message' || one.touch === 'hidden';
    return { one, conversationId: newId(), profileLow, profileHigh, written };
  });
  await db().conversation.createMany({
    data: rows.map(({ conversationId, profileLow, profileHigh }) => ({
      id: conversationId,
      brandId: viewer.brandId,
      profileLow,
      profileHigh,
      openedBy: viewer.profileId,
      createdAt: now,
    })),
  });
  await db().participant.createMany({
    data: rows.flatMap(({ one, conversationId, written }) => [
      {
        conversationId,
        profileId: viewer.profileId,
        peerId: one.id,
        lastMessageAt: written ? now : null,
        hiddenAt: one.touch === 'hidden' ? now : null,
        lastNoticeAt: one.touch === 'notice' ? now : null,
        blockedAt: one.block === 'mine' ? now : null,
      },
      {
        conversationId,
        profileId: one.id,
        peerId: viewer.profileId,
        lastMessageAt: written ? now : null,
        blockedAt: one.block === 'theirs' ? now : null,
      },
    ]),
  });
  const swipe = (profileId: string, peerId: string, choice: SwipeChoice | null) =>
    choice === null
      ? []
      : [
          {
            profileId,
            peerId,
            choice,
            source: 'match' as const,
            idClient: newId(),
            cost: 0,
            at: now,
          },
        ];
  await db().swipe.createMany({
    data: people.flatMap((one) => [
      ...swipe(viewer.profileId, one.id, one.chosen),
      ...swipe(one.id, viewer.profileId, one.chooses),
    ]),
  });
}
