import { brands } from '../../lib/brands/registry.ts';
import type { Brand, Locale } from '../../lib/brands/schema.ts';
import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { deriveLevel } from '../../lib/credits/derive-level.ts';
import { refreshListings } from '../../lib/listings/refresh-listing.ts';
import { hashPassword } from '../../lib/security/password.ts';
import { townsOf } from './world/cities.ts';
import { answererOf } from './world/answerer.ts';
import { en } from './world/en.ts';
import { es } from './world/es.ts';
import { fr } from './world/fr.ts';
import { it } from './world/it.ts';
import {
  DEMO_PASSWORD,
  demoEmail,
  demoLogins,
  seedLogin,
  type LoggedIn,
  type LoginPlace,
} from './world/logins.ts';
import { seedConsents } from './world/consents.ts';
import { seedContacts } from './world/contacts.ts';
import { seedFavourites } from './world/favourites.ts';
import { seedPurchases } from './world/login-purchases.ts';
import { narratorOf } from './world/narrator.ts';
import type { Describe } from './world/person.ts';
import { portraitRows } from './world/portraits.ts';
import { seedReviews } from './world/reviews.ts';
import { crowdOf } from './world/crowd.ts';
import { seedHosted } from './world/seed-hosted.ts';
import { seedMembers } from './world/seed-members.ts';
import { seedConversations } from './world/conversations.ts';
import type { WorldCopy } from './world/world-copy.ts';

const COPY: Readonly<Record<Locale, WorldCopy>> = { it, es, fr, en };

/** Profiles that each brand shows besides the logins: its own members, and the hosted profiles of its country. */
const CROWD = 260;

export type DemoOptions = {
  readonly crowd?: number;
  readonly say?: (line: string) => void;
};

/**
 * Fills every brand with the demo's logins, profiles and conversations. A brand whose logins exist is left
 * alone, so that a second run changes nothing. Needs the reference data.
 */
export async function seedDemo(
  db: PrismaClient,
  now: Date,
  { crowd = CROWD, say = () => undefined }: DemoOptions = {},
): Promise<void> {
  let passwordHash = '';
  const describeFor = describer();
  for (const [country, ofCountry] of Map.groupBy(brands, (brand) => brand.country)) {
    const towns = await townsOf(db, country);
    const { regionId, id: cityId } = towns.largestCity;
    const places = crowdOf(towns.regions, crowd, regionId, demoLogins.length);
    const world = { towns, places, brands: ofCountry, describeFor };
    const hosted = await seedHosted(db, world, now);
    for (const brand of ofCountry) {
      const describe = describeFor(brand);
      const people = await seedMembers(db, { ...describe, brand, towns, places, hosted }, now);
      if (people > 0) say(`${brand.name}: ${String(people)} members`);
      if (await hasConversations(db, brand.id)) continue;
      if ((await db.user.count({ where: { brandId: brand.id, email: demoEmail('free') } })) === 0) {
        passwordHash ||= await hashPassword(DEMO_PASSWORD);
        await seedLogins(db, { ...describe, brand, regionId, cityId, passwordHash }, now);
      }
      await seedPurchases(db, brand.id, now);
      await seedInboxes(db, brand, describe.copy, now);
    }
  }
  await seedConsents(db);
}

/** Whether the logins of a brand are complete: their conversations come last. */
async function hasConversations(db: PrismaClient, brandId: string): Promise<boolean> {
  const logins = await db.profile.findMany({
    where: { member: { brandId, email: { in: demoLogins.map(demoEmail) } } },
    select: { id: true },
  });
  const openedBy = { in: logins.map(({ id }) => id) };
  return (await db.conversation.count({ where: { openedBy } })) > 0;
}

/** The names and the narrators of a brand's language; brands of one language share them. */
function describer(): (brand: Brand) => Describe {
  const known = new Map<Locale, Describe>();
  return ({ locales: { default: locale } }) => {
    const describe = known.get(locale) ?? {
      locale,
      copy: COPY[locale],
      narrate: narratorOf(locale),
      answer: answererOf(locale),
    };
    known.set(locale, describe);
    return describe;
  };
}

/** The logins of a brand with their portraits, all or none. */
async function seedLogins(db: PrismaClient, where: LoginPlace, now: Date): Promise<void> {
  const { brand, copy } = where;
  await db.$transaction(
    async (tx) => {
      const logins: LoggedIn[] = [];
      for (const login of demoLogins) logins.push(await seedLogin(tx, login, where, now));
      const sitters = logins.map((login) => ({ ...login, poses: 3 }));
      await tx.photo.createMany({ data: portraitRows(brand.id, sitters, now) });
      await seedReviews(tx, brand, copy, now);
      const ids = logins.map(({ profileId }) => profileId);
      await refreshListings(tx, ids, now);
    },
    { timeout: 60_000 },
  );
}

/** The conversations, contacts and saved profiles of a brand's logins, paid with what they bought, all or none. */
async function seedInboxes(
  db: PrismaClient,
  brand: Brand,
  copy: WorldCopy,
  now: Date,
): Promise<void> {
  await db.$transaction(
    async (tx) => {
      for (const login of demoLogins) {
        const {
          id: profileId,
          gender,
          seeking,
          member,
        } = await tx.profile.findFirstOrThrow({
          where: { member: { brandId: brand.id, email: demoEmail(login) } },
          include: { member: { select: { id: true } } },
        });
        const memberId = member?.id ?? '';
        const writer = { login, memberId, profileId, gender, seeking };
        await seedConversations(tx, brand, copy, writer, now);
        await seedContacts(tx, brand, writer, now);
        await seedFavourites(tx, brand, writer, now);
        await deriveLevel(tx, memberId, now);
      }
    },
    { timeout: 60_000 },
  );
}
