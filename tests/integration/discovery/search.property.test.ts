// [core §7 POST /api/dispenser] [core §7 POST /api/dispenser/match]
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { agesOf, filtersSchema, type Filters } from '#lib/discovery/search/filters.ts';
import { SEARCH_ORDERS } from '#lib/discovery/search/orders.ts';
import type { OtherProfile } from '#lib/discovery/present.ts';
import { findPage, profileView } from '#lib/discovery/queries.ts';
import { DAY, HOUR } from '#lib/kernel/clock.ts';
import { isAppError } from '#lib/kernel/errors.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { person, settle, type Person, type Regions } from './search-people.ts';

const numRuns = process.env['TEST_ALL'] === '1' ? 120 : 20;

const ENOUGH = 12;

const filters: fc.Arbitrary<Filters> = fc
  .record(
    {
      ageMin: fc.integer({ min: 18, max: 60 }),
      ageMax: fc.integer({ min: 18, max: 60 }),
      withPhoto: fc.boolean(),
      severalPhotos: fc.boolean(),
      photoChecked: fc.boolean(),
      membersOnly: fc.boolean(),
      onlineNow: fc.boolean(),
      newHere: fc.boolean(),
      intents: fc.subarray(['serious', 'see_what_happens', 'chat']),
      interests: fc.subarray(['animals', 'yoga', 'sailing']),
      spokenLanguages: fc.subarray(['ar', 'zh', 'fr']),
      children: fc.subarray(['have', 'want']),
      smoking: fc.subarray(['no', 'quitting']),
    },
    { requiredKeys: [] },
  )
  .map((wanted) => filtersSchema.parse(wanted));

/** Only some worlds use all filters at once, since hardly any profile would be found. */
const asked = fc.oneof(
  { weight: 2, arbitrary: fc.constant(filtersSchema.parse({})) },
  { weight: 3, arbitrary: filters },
);
const world = fc.oneof(
  fc.array(person, { minLength: 5, maxLength: 40, size: 'max' }),
  fc.array(person, { minLength: 60, maxLength: 120, size: 'max' }),
);
// The time limit for shrinking a failing world.
const bounds = { numRuns, interruptAfterTimeLimit: 100_000 };

let regions: Regions;
let runs = 0;

beforeAll(async () => {
  const idOf = async (name: string): Promise<number> => (await regionByName('it', name))?.id ?? 0;
  regions = { home: await idOf('Umbria'), near: await idOf('Marche'), far: await idOf('Sicilia') };
});

type Self = Pick<Person, 'gender' | 'shownWith' | 'seeking'>;

/** Who searches: mostly a man who seeks women, as most of the generated people suit one. */
const self = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Self>({ gender: 'man', shownWith: null, seeking: 'woman' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Self>(
      { gender: 'man', shownWith: null, seeking: 'everyone' },
      { gender: 'nonbinary', shownWith: 'man', seeking: 'everyone' },
      { gender: 'nonbinary', shownWith: null, seeking: 'woman' },
    ),
  },
);

/** A new viewer on a new day, so that no cached data of an earlier run apply. */
async function newcomer({
  gender,
  shownWith,
  seeking,
}: Self): Promise<{ readonly viewer: MemberViewer; readonly now: Date }> {
  runs += 1;
  const now = new Date(Date.parse('2026-11-21T12:00:00Z') + runs * DAY);
  const { token } = await createMember({
    regionId: regions.home,
    cityId: null,
    gender,
    ...(shownWith !== null && { shownWith }),
    seeking,
  });
  return { viewer: { ...(await viewerOfToken(token)), level: 2 }, now };
}

const listed = (one: Person): boolean =>
  one.brand === 'dolcevita' &&
  one.state === 'active' &&
  one.searchable &&
  (one.hosted || (one.account === 'active' && one.confirmed));
const seeks = (one: Self, other: Self): boolean =>
  one.seeking === 'everyone' || one.seeking === (other.shownWith ?? other.gender);
const suits = (one: Self, other: Self): boolean => seeks(one, other) && seeks(other, one);
const here = (one: Person): boolean =>
  !one.hosted && one.showsPresence && one.idle !== null && one.idle <= 15;
const written = (one: Person): boolean => one.touch === 'message' || one.touch === 'hidden';

function passes(one: Person, wanted: Filters): boolean {
  const [youngest, oldest] = agesOf(wanted);
  return (
    one.age >= youngest &&
    one.age <= oldest &&
    (!wanted.withPhoto || one.photos.includes('approved')) &&
    (!wanted.membersOnly || !one.hosted) &&
    (!wanted.onlineNow || here(one)) &&
    (!wanted.newHere || (!one.hosted && one.daysHere <= 7)) &&
    (!wanted.severalPhotos || one.photos.filter((state) => state === 'approved').length > 1) &&
    (!wanted.photoChecked || (!one.hosted && one.photoChecked)) &&
    gave(wanted.intents, [one.datingIntent]) &&
    gave(wanted.interests, one.interests) &&
    gave(wanted.spokenLanguages, one.spokenLanguages) &&
    gave(wanted.children, [one.children]) &&
    gave(wanted.smoking, [one.smoking])
  );
}

/** Whether a profile gave one of the wanted answers, if there are any. */
function gave(wanted: readonly string[], given: readonly (string | null)[]): boolean {
  return wanted.length === 0 || given.some((answer) => answer !== null && wanted.includes(answer));
}

const ids = (people: readonly Person[]): string[] => people.map(({ publicId }) => publicId).sort();

/** All profiles that the pages of a search must contain, computed from the generated data alone. */
function expected(
  me: Self,
  people: readonly Person[],
  wanted: Filters,
  purpose: 'find' | 'match',
): string[] {
  const fitting = people.filter(
    (one) =>
      listed(one) &&
      suits(me, one) &&
      one.block === 'nobody' &&
      passes(one, wanted) &&
      (purpose === 'find' || (one.chosen === null && !written(one))),
  );
  const at = (place: Person['place']): Person[] => fitting.filter((one) => one.place === place);
  const [home, near, far] = [at('home'), at('near'), at('far')];
  if (home.length >= ENOUGH) return ids(home);
  return ids([...home, ...near, ...(home.length + near.length < ENOUGH ? far : [])]);
}

/** Checks what the server returns about a profile against what is permitted. */
function checkShown(shown: OtherProfile, one: Person | undefined): void {
  if (!one) throw new Error('unexpected profile in the results');
  expect(shown.about === '' && shown.lookingFor === '').toBe(one.text !== 'approved');
  expect(shown.photos).toHaveLength(one.photos.filter((state) => state === 'approved').length);
  expect(shown.online).toBe(here(one));
  expect(shown.kind).toBe(one.hosted ? 'hosted' : 'member');
  expect(shown.label === null).toBe(!one.hosted);
  expect(shown.photoCheckedAt === null).toBe(one.hosted || !one.photoChecked);
  expect(shown.verifiedOnly).toBe(one.verifiedOnly);
}

describe('randomly generated worlds', () => {
  test.each(['find', 'match'] as const)(
    'show on the pages of %s every eligible profile once, and no other',
    async (purpose) => {
      await fc.assert(
        fc.asyncProperty(
          self,
          world,
          asked,
          fc.constantFrom(...SEARCH_ORDERS),
          async (me, drawn, wanted, order) => {
            const { viewer, now } = await newcomer(me);
            const people = await settle(drawn, viewer, regions, now);
            const known = new Map(people.map((one) => [one.publicId, one]));
            const seen: string[] = [];
            for (let page = 1; ; page += 1) {
              const ask = { page, purpose, order, filters: wanted };
              const { profiles } = await findPage({ viewer, locale: 'it', now }, ask);
              if (profiles.length === 0) break;
              seen.push(...profiles.map(({ id }) => id));
              for (const shown of profiles) checkShown(shown, known.get(shown.id));
            }
            expect(seen.sort()).toEqual(expected(me, people, wanted, purpose));
          },
        ),
        bounds,
      );
    },
  );

  test('show the same pages by jumps as by walking', async () => {
    const crowd = fc.array(person, { minLength: 90, maxLength: 150, size: 'max' });
    await fc.assert(
      fc.asyncProperty(self, crowd, fc.integer({ min: 2, max: 4 }), async (me, drawn, first) => {
        const { viewer, now } = await newcomer(me);
        await settle(
          drawn.map((one) => ({ ...one, place: 'home' as const })),
          viewer,
          regions,
          now,
        );
        // Two hours later, within the same shuffle, the stored page anchors have expired.
        const ask = (page: number, at: Date) =>
          findPage(
            { viewer, locale: 'it', now: at },
            { page, purpose: 'find', filters: filtersSchema.parse({}) },
          ).then(({ profiles }) => profiles.map(({ id }) => id));
        const jumped = new Map<number, string[]>();
        for (const page of [first, first + 1, first - 1, first, first + 2]) {
          jumped.set(page, await ask(page, now));
        }
        for (let page = 1; page <= first + 2; page += 1) {
          const walked = await ask(page, new Date(now.getTime() + 2 * HOUR));
          if (page >= first - 1) expect(jumped.get(page)).toEqual(walked);
        }
      }),
      bounds,
    );
  });

  test('open a profile only for those who may see it', async () => {
    await fc.assert(
      fc.asyncProperty(
        self,
        fc.array(person, { minLength: 5, maxLength: 20 }),
        async (me, drawn) => {
          const { viewer, now } = await newcomer(me);
          const people = await settle(drawn, viewer, regions, now);
          for (const one of people) {
            const shown = await profileView({ viewer, locale: 'it', now }, one.publicId).catch(
              (error: unknown) => {
                if (isAppError(error) && error.code === 'not_found') return null;
                throw error;
              },
            );
            const isAcquainted =
              one.touch === 'notice' &&
              one.state === 'active' &&
              !one.hosted &&
              one.account === 'active';
            const may =
              one.block === 'nobody' &&
              one.state !== 'removed' &&
              (written(one) || isAcquainted || (listed(one) && suits(me, one)));
            expect([one, shown !== null]).toEqual([one, may]);
            if (shown) checkShown(shown, one);
          }
        },
      ),
      bounds,
    );
  });
});
