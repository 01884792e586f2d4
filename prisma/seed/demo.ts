import { brands } from '../../lib/brands/registry.ts';
import type { Brand, Locale } from '../../lib/brands/schema.ts';
import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { deriveLevel } from '../../lib/credits/derive-level.ts';
import { refreshListings } from '../../lib/listings/refresh-listing.ts';
import { hashPassword } from '../../lib/security/password.ts';
import { townsOf } from './world/cities.ts';
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
import { drawPortraits } from './world/portraits.ts';
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
  for (const [country, ofCountry] of Map.groupBy(brands, (brand) => brand.country)) {
    const towns = await townsOf(db, country);
    const { regionId, id: cityId } = towns.largestCity;
    const places = crowdOf(towns.regions, crowd, regionId, demoLogins.length);
    const world = { towns, places, brands: ofCountry, copyOf };
    const hosted = await seedHosted(db, world, now);
    for (const brand of ofCountry) {
      const copy = copyOf(brand);
      const people = await seedMembers(db, { brand, copy, towns, places, hosted }, now);
      if (people > 0) say(`${brand.name}: ${String(people)} members with their portraits`);
      if ((await db.user.count({ where: { brandId: brand.id, email: demoEmail('free') } })) > 0)
        continue;
      passwordHash ||= await hashPassword(DEMO_PASSWORD);
      await seedLogins(db, { brand, copy, regionId, cityId, passwordHash }, now);
    }
  }
}

function copyOf(brand: Brand): WorldCopy {
  return COPY[brand.locales.default];
}

/** The logins of a brand with their conversations, all or none. */
async function seedLogins(db: PrismaClient, where: LoginPlace, now: Date): Promise<void> {
  const { brand, copy } = where;
  await db.$transaction(
    async (tx) => {
      const logins: LoggedIn[] = [];
      for (const login of demoLogins) logins.push(await seedLogin(tx, login, where, now));
      const sitters = logins.map((login) => ({ ...login, poses: 1 }));
      await tx.photo.createMany({ data: await drawPortraits(brand.id, sitters, now) });
      const ids = logins.map(({ profileId }) => profileId);
      await refreshListings(tx, ids, now);
      for (const login of logins) {
        await seedConversations(tx, brand, copy, login, now);
        await deriveLevel(tx, login.memberId, now);
      }
    },
    { timeout: 60_000 },
  );
}
