import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setIncognito } from '#lib/accounts/profile/set-incognito.ts';
import { setVisibility } from '#lib/accounts/profile/set-visibility.ts';
import { recordLogin } from '#lib/accounts/session/record-login.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { newNotices } from '#lib/chat/new-notices.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { presenceShownTo } from '#lib/chat/presence.ts';
import { db } from '#lib/db/client.ts';
import { setFavourite } from '#lib/discovery/favourites/set-favourite.ts';
import { likersView } from '#lib/discovery/likers/likers-view.ts';
import { picksView } from '#lib/discovery/picks/picks-view.ts';
import { favouritesPage, findPage, profileView, regionCount } from '#lib/discovery/queries.ts';
import { recordVisit } from '#lib/discovery/record-visit.ts';
import { criteriaSchema } from '#lib/discovery/saved-searches/criteria.ts';
import { listSearches } from '#lib/discovery/saved-searches/list-searches.ts';
import { saveSearch } from '#lib/discovery/saved-searches/save-search.ts';
import { filtersSchema, NO_FILTERS, type Filters } from '#lib/discovery/search/filters.ts';
import { SEARCH_ORDERS, type SearchOrder } from '#lib/discovery/search/orders.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { addPhoto } from '#tests/factories/profile.ts';
import { capturePushes, change, codeOf, viewerOf } from '../chat/chat-helpers.ts';
import { createWoman, dislike, like } from './choices.ts';
import { region } from './searching.ts';
import { startAtNoon } from './start-at-noon.ts';

const numRuns = process.env['TEST_ALL'] === '1' ? 60 : 10;

let him: CreatedMember;
/** Not shown in the search. */
let her: CreatedMember;

/** How a member is missing from the search, in a region of its own. */
const HIDING = {
  paused: {
    regionName: 'Valle d’Aosta',
    hide: async () =>
      setVisibility(await viewerOf(her), undefined, { searchable: false }, clock.now()),
  },
  incognito: {
    regionName: 'Molise',
    hide: async () => {
      await change(her, { level: 1, paidUntil: after(clock.now(), 30 * DAY) });
      await setIncognito(await viewerOf(her), undefined, true, clock.now());
    },
  },
} as const;

async function settle({ regionName, hide }: (typeof HIDING)[keyof typeof HIDING]): Promise<void> {
  startAtNoon();
  const regionId = await region(regionName);
  const answers = { interests: ['wine'], datingIntent: 'serious' } as const;
  him = await createMember({ regionId });
  const [hidden, ...others] = await Promise.all([1, 2, 3].map(() => createWoman({ regionId })));
  her = hidden ?? him;
  for (const { profileId } of [him, her, ...others]) {
    const data = { interests: [...answers.interests], datingIntent: answers.datingIntent };
    await db().profile.update({ where: { id: profileId }, data });
    await addPhoto(profileId, clock.now());
    await refreshListing(db(), profileId, clock.now());
  }
  const viewer = await viewerOf(him);
  await setFavourite({ viewer, angelId: her.angelId, saved: true }, clock.now());
  const criteria = criteriaSchema.parse({});
  await saveSearch({ viewer, name: 'Vicino', alert: true, criteria }, after(clock.now(), -DAY));
  await hide();
}

/** Everything by which another member could notice one who is not shown in the search. */
async function seen(filters: Filters, order: SearchOrder) {
  const viewer = { ...(await viewerOf(him)), level: 2 as const };
  const now = clock.now();
  const reader = { viewer, locale: 'it' as const, now };
  const page = (purpose: 'find' | 'match') =>
    findPage(reader, { page: 1, region: undefined, purpose, order, filters });
  return {
    find: await page('find'),
    match: await page('match'),
    counts: await regionCount(viewer, undefined, now, filters),
    profile: await codeOf(profileView(reader, her.angelId)),
    favourites: await favouritesPage(reader, 1),
    likers: await likersView(reader, 1),
    picks: await picksView(reader),
    searches: await listSearches(viewer, now),
    chats: await conversations(viewer, him.publicId, 'it', { limit: 30 }),
    notices: await receivedNotices(viewer, him.publicId, 'it'),
    newNotices: await newNotices(him.profileId),
    presence: await presenceShownTo(viewer, her.angelId),
  };
}

/** What she may do without being noticed. */
const DOINGS = {
  visits: async () => recordVisit(await viewerOf(her), him.angelId, clock.now()),
  passes: () => dislike(her, him),
  saves: async () =>
    setFavourite({ viewer: await viewerOf(her), angelId: him.angelId, saved: true }, clock.now()),
  searches: async () =>
    findPage(
      { viewer: await viewerOf(her), locale: 'it', now: clock.now() },
      { page: 1, purpose: 'find', filters: NO_FILTERS },
    ),
  logsIn: () => recordLogin(her.memberId, clock.now()),
  answers: async () => {
    await db().profile.update({ where: { id: her.profileId }, data: { smoking: 'no' } });
    await refreshListing(db(), her.profileId, clock.now());
  },
  showsPresence: async () =>
    setVisibility(await viewerOf(her), undefined, { showsPresence: true }, clock.now()),
} as const;

const doings = fc.uniqueArray(
  fc.constantFrom(...(Object.keys(DOINGS) as readonly (keyof typeof DOINGS)[])),
  { minLength: 1 },
);

const filters = fc
  .record(
    {
      ageMin: fc.integer({ min: 18, max: 30 }),
      membersOnly: fc.boolean(),
      onlineNow: fc.boolean(),
      newHere: fc.boolean(),
      interests: fc.constantFrom<Filters['interests']>([], ['wine']),
    },
    { requiredKeys: [] },
  )
  .map((wanted) => filtersSchema.parse(wanted));

describe.each(Object.entries(HIDING))('a member who is %s', (name, hiding) => {
  beforeAll(() => settle(hiding));

  test('can do everything but like and write without being seen', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...SEARCH_ORDERS),
        doings,
        async (wanted, order, done) => {
          const before = await seen(wanted, order);
          expect(JSON.stringify(before)).not.toContain(her.angelId);
          const pushed = capturePushes();
          for (const doing of done) await DOINGS[doing]();
          // Past the time for which counts are cached.
          clock.setOffset(clock.offset() + 2 * MINUTE);
          expect(await seen(wanted, order)).toEqual(before);
          expect(pushed).toEqual([]);
        },
      ),
      { numRuns },
    );
  });

  test('is shown by a like to whom it goes to, and to nobody else', async () => {
    await db().swipe.deleteMany({ where: { profileId: her.profileId } });
    await like(her, him);
    const { find, match, counts, profile, likers, notices } = await seen(NO_FILTERS, 'varied');
    expect(profile).toBe('done');
    expect(likers.found.profiles.map(({ id }) => id)).toEqual([her.angelId]);
    expect(notices.like).toHaveLength(1);
    // Only incognito lets those find her whom she likes: a pause shows her among their likes alone.
    for (const { profiles } of [find, match]) {
      const found = profiles.some(({ id }) => id === her.angelId);
      expect(found).toBe(name === 'incognito');
    }
    expect(counts.total).toBe(2);
    const other = { viewer: await viewerOf(await createMember()), locale: 'it', now: clock.now() };
    expect(await codeOf(profileView(other, her.angelId))).toBe('not_found');
  });
});
