import type { Brand } from '../../../lib/brands/schema.ts';
import type { Prisma, PrismaClient } from '../../../lib/db/generated/client.ts';
import { listHosted } from '../../../lib/discovery/list-hosted.ts';
import { refreshListings } from '../../../lib/listings/refresh-listing.ts';
import { newId, newPublicId } from '../../../lib/kernel/ids.ts';
import type { Towns } from './cities.ts';
import type { Place } from './crowd.ts';
import { inhabitant, profileOf, sitterOf, type Inhabitant } from './inhabitant.ts';
import type { Describe } from './person.ts';
import { portraitRows } from './portraits.ts';

type Crowd = Describe & {
  readonly brand: Brand;
  readonly towns: Towns;
  readonly places: readonly Place[];
  /** The hosted profiles of the country, which a new brand also lists. */
  readonly hosted: readonly string[];
};

type Member = Inhabitant & { readonly memberId: string };

const emailOf = (seed: string): string => `${seed.replace(' ', '.')}@members.demo.test`;
const seedOf = (brand: Brand, index: number): string => `${brand.id} ${String(index)}`;

/**
 * Creates a brand's members, each with a text and portrait of their own, and lists the country's hosted
 * profiles, all or none; returns the number of members, 0 if they exist already.
 */
export async function seedMembers(db: PrismaClient, crowd: Crowd, now: Date): Promise<number> {
  const { brand, hosted, places } = crowd;
  if ((await db.user.count({ where: { email: emailOf(seedOf(brand, 0)) } })) > 0) return 0;
  const people = places
    .filter(({ kind }) => kind === 'member')
    .map((place, index): Member => {
      const person = inhabitant({ ...crowd, seed: seedOf(brand, index) }, place, now);
      return { ...person, memberId: newId(person.since.getTime()) };
    });
  await db.$transaction(
    async (tx) => {
      await tx.user.createMany({ data: people.map((person) => memberRow(brand, person, now)) });
      await tx.profile.createMany({
        data: people.map((person) => ({
          ...profileOf(person, brand.country),
          memberId: person.memberId,
          brandId: brand.id,
          answeredBy: [],
          lastActiveAt: new Date(now.getTime() - person.idleMs),
        })),
      });
      await tx.photo.createMany({ data: portraitRows(brand.id, people.map(sitterOf), now) });
      const ids = people.map(({ profileId }) => profileId);
      await refreshListings(tx, ids, now);
      await listHosted(tx, brand.id, hosted, now);
    },
    { timeout: 60_000 },
  );
  return people.length;
}

function memberRow(brand: Brand, person: Member, now: Date): Prisma.UserCreateManyInput {
  const { memberId, regionId, cityId, since } = person;
  const email = emailOf(person.seed);
  return {
    id: memberId,
    publicId: newPublicId(),
    brandId: brand.id,
    email,
    emailNormalised: email,
    regionId,
    cityId,
    state: 'active',
    emailConfirmedAt: since,
    flowCode: '7',
    locale: brand.locales.default,
    country: brand.country,
    // No one reads their mail.
    notifyEmail: false,
    createdAt: since,
    lastActivityAt: new Date(now.getTime() - person.idleMs),
  };
}
