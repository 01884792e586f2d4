import type { Brand } from '../../../lib/brands/schema.ts';
import { listHosted } from '../../../lib/discovery/list-hosted.ts';
import { refreshListings } from '../../../lib/discovery/refresh-listing.ts';
import type { PrismaClient } from '../../../lib/db/generated/client.ts';
import { DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId, newPublicId } from '../../../lib/kernel/ids.ts';
import type { Towns } from './cities.ts';
import { crowdOf, type Place } from './crowd.ts';
import { describePerson, type Person } from './person.ts';
import { drawPortraits, posesOf, type Sitter } from './portraits.ts';
import { randomOf, type Random } from './random.ts';
import type { WorldCopy } from './world-copy.ts';

const ANSWERERS = [
  ['script'],
  ['script', 'ai'],
  ['script', 'ai'],
  ['ai', 'script'],
  ['script', 'ai', 'operator'],
];
const VOICES = ['warm', 'dry', 'playful'] as const;
const IDLE = [5 * MINUTE, 2 * HOUR, 20 * HOUR, 3 * DAY, 6 * DAY, 12 * DAY, 25 * DAY, 50 * DAY];

export type Crowd = {
  readonly brand: Brand;
  readonly copy: WorldCopy;
  readonly towns: Towns;
  readonly size: number;
  /** The logins' region, and how many they are. */
  readonly homeId: number;
  readonly takenAtHome: number;
};

type Inhabitant = Place &
  Person & {
    readonly profileId: string;
    readonly memberId: string | null;
    readonly seed: string;
    readonly cityId: number;
    readonly since: Date;
    readonly idleMs: number;
    readonly random: Random;
  };

const emailOf = (seed: string): string => `${seed.replace(' ', '.')}@members.demo.test`;
const seedOf = (brand: Brand, index: number): string => `${brand.id} ${String(index)}`;

/**
 * Peoples a brand's country with members and hosted profiles, each with words and a face of their own,
 * all or nobody; returns how many, 0 when they are there already.
 */
export async function seedCrowd(db: PrismaClient, crowd: Crowd, now: Date): Promise<number> {
  const { brand, towns, size, homeId, takenAtHome } = crowd;
  if ((await db.user.count({ where: { email: emailOf(seedOf(brand, 0)) } })) > 0) return 0;
  const people = crowdOf(towns.regions, size, homeId, takenAtHome).map((place, index) =>
    inhabitant(crowd, place, seedOf(brand, index), now),
  );
  const sitters = people.map((person): Sitter => {
    const { profileId, seed, gender, hairColor, kind } = person;
    return { profileId, seed, gender, hairColor, poses: posesOf(seed, kind) };
  });
  const photos = await drawPortraits(brand.id, sitters, now);
  const idsOf = (kind: string): string[] =>
    people.filter((person) => person.kind === kind).map(({ profileId }) => profileId);
  await db.$transaction(
    async (tx) => {
      await tx.user.createMany({ data: people.flatMap((person) => memberRow(brand, person, now)) });
      await tx.profile.createMany({ data: people.map((person) => profileRow(brand, person, now)) });
      await tx.photo.createMany({ data: photos });
      await refreshListings(tx, idsOf('member'), now);
      await listHosted(tx, brand.id, idsOf('hosted'), now);
    },
    { timeout: 60_000 },
  );
  return people.length;
}

function inhabitant({ copy, towns }: Crowd, place: Place, seed: string, now: Date): Inhabitant {
  const random = randomOf(seed);
  const since = new Date(now.getTime() - random.between(1, 400) * DAY);
  return {
    ...place,
    ...describePerson(random, copy, place.gender, place.seeking),
    ...{ seed, since, random },
    profileId: newId(since.getTime()),
    memberId: place.kind === 'member' ? newId(since.getTime()) : null,
    cityId: towns.cityIn(place.regionId, random),
    idleMs: Math.min(random.pick(IDLE), now.getTime() - since.getTime()),
  };
}

function memberRow(brand: Brand, person: Inhabitant, now: Date) {
  const { memberId, regionId, cityId, since } = person;
  if (memberId === null) return [];
  const email = emailOf(person.seed);
  return [
    {
      id: memberId,
      publicId: newPublicId(),
      brandId: brand.id,
      ...{ email, emailNormalised: email, regionId, cityId },
      state: 'active',
      emailConfirmedAt: since,
      flowCode: '7',
      locale: brand.locales.default,
      country: brand.country,
      // Nobody reads their mail.
      notifyEmail: false,
      createdAt: since,
      lastActivityAt: new Date(now.getTime() - person.idleMs),
    },
  ];
}

function profileRow(brand: Brand, person: Inhabitant, now: Date) {
  const { kind, random, since, memberId, profileId } = person;
  const hosted = kind === 'hosted';
  const { screenName, gender, seeking, about, lookingFor, hairColor, heightCm, weightKg } = person;
  return {
    ...{ id: profileId, kind, memberId, screenName, gender, seeking, about, lookingFor },
    ...{ hairColor, heightCm, weightKg, regionId: person.regionId, cityId: person.cityId },
    publicId: newPublicId(),
    brandId: hosted ? null : brand.id,
    ageGiven: person.age,
    ageGivenAt: since,
    country: brand.country,
    answeredBy: hosted ? random.pick(ANSWERERS) : [],
    ...(hosted && { persona: { voice: random.pick(VOICES), likes: lookingFor } }),
    verifiedOnly: random.chance(0.06),
    createdAt: since,
    lastActiveAt: hosted ? null : new Date(now.getTime() - person.idleMs),
  };
}
