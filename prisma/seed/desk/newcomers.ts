import { brands } from '../../../lib/brands/registry.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import type { Prisma, PrismaClient } from '../../../lib/db/generated/client.ts';
import { flowConfigSchema, type FlowConfig } from '../../../lib/flows/config.ts';
import { after, DAY, HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId, newPublicId } from '../../../lib/kernel/ids.ts';
import { townsOf, type Towns } from '../world/cities.ts';
import { inhabitant, profileOf, type Inhabitant } from '../world/inhabitant.ts';
import type { Describe } from '../world/person.ts';
import { randomOf, type Random } from '../world/random.ts';
import { copyOf, sizeOf } from './cast.ts';
import { TRIED } from './versions.ts';

const WEEKS = 10;
/** Newcomers per unit of a brand's size. */
const A_SHARE = 9;
const TRIED_NEWCOMERS = 390;

const FLOWS = ['7', '7', '7', '7', '7', '0000', '0000', '12', '21', '15'] as const;

/** Source and campaign of the signups; null without one. */
const SOURCES = [
  null,
  null,
  null,
  ['google', 'brand-search'],
  ['google', 'city-search'],
  ['google', 'city-search'],
  ['instagram', 'autumn-walks'],
  ['instagram', 'first-words'],
  ['lakeside-letters', 'newsletter'],
  ['radio-nord', 'evening-show'],
  ['facebook', 'over-40'],
] as const;

type Newcomer = Inhabitant & {
  readonly brand: Brand;
  readonly memberId: string;
  readonly flowCode: string;
  readonly flowVersionId: string;
  readonly email: string;
  readonly confirmedAt: Date | null;
  readonly from: (typeof SOURCES)[number];
  readonly lastAt: Date;
};

type Arms = { readonly controlId: string; readonly challengerId: string; readonly startedAt: Date };
type Home = {
  readonly brand: Brand;
  readonly towns: Towns;
  readonly versions: ReadonlyMap<string, string>;
  readonly arms: Arms | undefined;
  readonly now: Date;
};

/** Signups grow from week to week, and most are in the evening. */
function arrival(random: Random, from: Date, now: Date): Date {
  const span = now.getTime() - from.getTime();
  const day = Math.floor((Math.sqrt(random.next()) * 0.75 + random.next() * 0.25) * (span / DAY));
  const hour = random.chance(0.6) ? random.between(17, 23) : random.between(6, 16);
  const at = after(from, day * DAY + hour * HOUR + random.between(0, 59) * MINUTE);
  return at < after(now, -HOUR) ? at : after(at, -random.between(1, 6) * DAY);
}

/** They have not written anything about themselves yet. */
const silent: Pick<Describe, 'narrate' | 'answer'> = {
  narrate: () => ({ about: '', lookingFor: '', topics: new Set(), intent: null }),
  answer: () => [],
};

function newcomer(home: Home, index: number, count: number): Newcomer {
  const { brand, towns, versions, arms, now } = home;
  const seed = `${brand.id} n${String(index)}`;
  const random = randomOf(`${seed} comes`);
  const tried = index >= count - TRIED_NEWCOMERS ? arms : undefined;
  const region = random.pick(towns.regions);
  const gender = random.chance(0.5) ? 'man' : 'woman';
  const seeking = random.chance(0.86) ? (gender === 'man' ? 'woman' : 'man') : gender;
  const place = { regionId: region.id, kind: 'member', gender, seeking } as const;
  const locale = brand.locales.default;
  const person = inhabitant({ copy: copyOf(brand), locale, towns, seed, ...silent }, place, now);
  const since = arrival(random, tried?.startedAt ?? after(now, -WEEKS * 7 * DAY), now);
  const flowCode = tried ? TRIED.code : random.pick(FLOWS);
  const challenged = tried !== undefined && random.chance(0.5);
  const arm = challenged ? tried.challengerId : tried?.controlId;
  const confirms = random.chance(challenged ? 0.79 : 0.64);
  const confirmedAt = after(since, random.between(2, random.chance(0.8) ? 50 : 2_400) * MINUTE);
  return {
    ...person,
    brand,
    since,
    flowCode,
    flowVersionId: arm ?? versions.get(flowCode) ?? '',
    memberId: newId(since.getTime()),
    profileId: newId(since.getTime()),
    email: `${seed.replace(' ', '.')}@members.demo.test`,
    confirmedAt: confirms && confirmedAt < now ? confirmedAt : null,
    from: random.pick(SOURCES),
    lastAt: new Date(since.getTime() + random.next() ** 2 * (now.getTime() - since.getTime())),
  };
}

function memberRow(person: Newcomer): Prisma.UserCreateManyInput {
  const { memberId, brand, email, regionId, cityId, since, flowCode, confirmedAt } = person;
  return {
    id: memberId,
    publicId: newPublicId(),
    brandId: brand.id,
    email,
    emailNormalised: email,
    regionId,
    cityId,
    state: 'active',
    emailConfirmedAt: confirmedAt,
    flowCode,
    locale: brand.locales.default,
    country: brand.country,
    createdAt: since,
    // No one reads their mail.
    notifyEmail: false,
    lastActivityAt: person.lastAt,
  };
}

/** They are not listed in search: they exist only for analytics. */
function profileRow(person: Newcomer): Prisma.ProfileCreateManyInput {
  const { brand, memberId, lastAt: lastActiveAt } = person;
  return {
    ...profileOf(person, brand.country),
    memberId,
    brandId: brand.id,
    answeredBy: [],
    lastActiveAt,
    searchable: false,
  };
}

const signupOf = ({ memberId, flowVersionId, since: at }: Newcomer) => {
  return { id: newId(at.getTime()), memberId, flowVersionId, source: 'signup', at } as const;
};

function originOf({ memberId, from, since: at }: Newcomer) {
  if (from === null) return [];
  const [source, utmCampaign] = from;
  return [{ id: newId(at.getTime()), memberId, source, utmCampaign, at }];
}

/** The flow's starting credits, as `openAccount` would grant them, for hundreds of members at once. */
function creditsOf(people: readonly Newcomer[], configs: ReadonlyMap<string, FlowConfig>) {
  const starts = people.map(({ memberId, flowVersionId, since: at }) => {
    const config = configs.get(flowVersionId);
    const icebreakers = config?.icebreakerCredits ?? 0;
    const [likes, free] = [config?.likeCredits ?? 0, config?.freeMessages ?? 0];
    return { memberId, flowVersionId, at, grants: { icebreakers, likes, free } };
  });
  const accounts = starts.map(({ memberId, grants }) => ({
    memberId,
    ...grants,
    lastGrant: grants.free,
  }));
  const entries = starts.flatMap(({ memberId, flowVersionId: reference, at, grants }) =>
    (['icebreakers', 'likes', 'free'] as const)
      .map((bucket) => [bucket, grants[bucket]] as const)
      .filter(([, amount]) => amount > 0)
      .map(([bucket, delta]) => ({
        id: newId(at.getTime()),
        memberId,
        bucket,
        delta,
        balanceAfter: delta,
        at,
        reason: 'signup' as const,
        reference,
        uniqueKey: `signup:${memberId}:${bucket}`,
      })),
  );
  return { accounts, entries };
}

async function armsOf(db: PrismaClient, brand: Brand): Promise<Arms | undefined> {
  const where = { brandId: brand.id, code: TRIED.code, state: 'running' } as const;
  const running = await db.flowExperiment.findFirst({ where });
  return running && brand.id === TRIED.brandId ? running : undefined;
}

async function versionsOf(db: PrismaClient, { id: brandId }: Brand) {
  const rows = await db.flowVersion.findMany({ where: { brandId }, orderBy: { version: 'desc' } });
  return {
    // Ordered by version descending, so the first version wins: it was in force for most of them.
    versions: new Map(rows.map(({ code, id }) => [code, id])),
    configs: new Map(rows.map(({ id, config }) => [id, flowConfigSchema.parse(config)])),
  };
}

/** Ten weeks of signups of a brand, by flow and source, all or none. */
async function seedOf(db: PrismaClient, brand: Brand, towns: Towns, now: Date): Promise<void> {
  const seen = { brandId: brand.id, email: `${brand.id}.n0@members.demo.test` };
  if ((await db.user.count({ where: seen })) > 0) return;
  const arms = await armsOf(db, brand);
  const count = sizeOf(brand) * A_SHARE + (arms ? TRIED_NEWCOMERS : 0);
  const { versions, configs } = await versionsOf(db, brand);
  const home = { brand, towns, versions, arms, now };
  const people = Array.from({ length: count }, (_, index) => newcomer(home, index, count));
  const { accounts, entries } = creditsOf(people, configs);
  await db.$transaction([
    db.user.createMany({ data: people.map(memberRow) }),
    db.profile.createMany({ data: people.map(profileRow) }),
    db.flowAssignment.createMany({ data: people.map(signupOf) }),
    db.attribution.createMany({ data: people.flatMap(originOf) }),
    db.creditAccount.createMany({ data: accounts }),
    db.creditEntry.createMany({ data: entries }),
    db.$executeRaw`
      insert into credit_keys (key, member_id, entry_id, at)
      select credit_key(unique_key), member_id, id, at from credit_entries
       where member_id = any (${accounts.map(({ memberId }) => memberId)}::uuid[])`,
  ]);
}

export async function seedNewcomers(db: PrismaClient, now: Date): Promise<void> {
  for (const [country, ofCountry] of Map.groupBy(brands, (brand) => brand.country)) {
    const towns = await townsOf(db, country);
    for (const brand of ofCountry) await seedOf(db, brand, towns, now);
  }
}
