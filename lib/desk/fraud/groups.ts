import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { Operator } from '../../identity/operator.ts';
import { worksFor } from '../brand-scope.ts';
import { describePeople } from '../queue/describe-people.ts';
import type { LookAlikeGroup } from './contract.ts';
import { lastDecisions } from './last-decisions.ts';
import { lookAlikePairs, type Pair } from './look-alike-pairs.ts';

type Scope = Pick<Operator, 'brandIds'>;
type Account = { readonly id: string; readonly publicId: string; readonly brandId: string };

/** Pairs about which a moderator decided that they are not of one person. */
async function separated(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db().$queryRaw<{ a: string; b: string }[]>`
    select a.member_id::text as a, b.member_id::text as b
      from group_decision_members a
      join group_decisions d on d.id = a.decision_id and d.measure = 'none'
      join group_decision_members b on b.decision_id = d.id and b.member_id <> a.member_id
     where a.member_id = any(${[...memberIds]}::uuid[])`;
  return new Set(rows.map(({ a, b }) => `${a} ${b}`));
}

/** Joins pairs to groups: accounts that are connected by any signal, over one or more steps. */
function connect(pairs: readonly Pair[]): readonly (readonly string[])[] {
  const groupOf = new Map<string, Set<string>>();
  for (const { memberId, otherId } of pairs) {
    const one = groupOf.get(memberId) ?? new Set([memberId]);
    const all = new Set([...one, ...(groupOf.get(otherId) ?? [otherId])]);
    for (const id of all) groupOf.set(id, all);
  }
  return [...new Set(groupOf.values())].map((group) => [...group]);
}

/** Ids begin with the time of the signup. */
const newestFirst = (a: string, b: string): number => (a < b ? 1 : -1);

const keyOf = ({ memberId, otherId, signal }: Pair): string =>
  [signal, ...[memberId, otherId].sort()].join(' ');

/** Of two accounts that were both asked for, each signal is found from both sides. */
const isFirst = (pair: Pair, place: number, all: readonly Pair[]): boolean =>
  all.findIndex((one) => keyOf(one) === keyOf(pair)) === place;

export type Group = LookAlikeGroup & {
  /** By trackerId: what it has in common with the others. */
  readonly members: ReadonlyMap<string, Account & { readonly signals: readonly string[] }>;
};

function describe(
  ids: readonly string[],
  pairs: readonly Pair[],
  known: ReadonlyMap<string, Account & { readonly profileId: string }>,
  people: Awaited<ReturnType<typeof describePeople>>,
  decided: Awaited<ReturnType<typeof lastDecisions>>,
): Group {
  const accounts = [...ids].sort(newestFirst).flatMap((id) => known.get(id) ?? []);
  const own = pairs.filter(({ memberId }) => ids.includes(memberId)).filter(isFirst);
  const nameOf = (id: string) => known.get(id)?.publicId ?? '';
  return {
    accounts: accounts.flatMap(({ id, profileId, brandId }) => {
      const who = people.get(profileId);
      return who ? [{ who, brandId, lastDecision: decided.get(id) ?? null }] : [];
    }),
    links: own.map(({ memberId, otherId, signal, photoId, otherPhotoId }) => ({
      from: nameOf(memberId),
      to: nameOf(otherId),
      signal,
      photoId,
      otherPhotoId,
    })),
    members: new Map(
      accounts.map((account) => {
        const has = own.filter((p) => p.memberId === account.id || p.otherId === account.id);
        return [account.publicId, { ...account, signals: [...new Set(has.map((p) => p.signal))] }];
      }),
    ),
  };
}

/**
 * Groups of accounts that look like one of the given, of the operator's brands, without pairs that a moderator has separated. The
 * newest account of each group decides its place.
 */
export async function groupsOf(
  memberIds: readonly string[],
  operator: Scope,
  now: Date,
): Promise<readonly Group[]> {
  const [found, apart] = await Promise.all([lookAlikePairs(memberIds), separated(memberIds)]);
  const ids = [...new Set(found.flatMap(({ memberId, otherId }) => [memberId, otherId]))];
  if (ids.length === 0) return [];
  const rows = await db().$queryRaw<(Account & { profileId: string })[]>(Prisma.sql`
    select u.id::text, u.public_id as "publicId", u.brand_id as "brandId", p.id::text as "profileId"
      from users u join profiles p on p.member_id = u.id
     where u.id = any(${ids}::uuid[]) and u.state <> 'erased'`);
  const known = new Map(
    rows.filter(({ brandId }) => worksFor(operator, brandId)).map((row) => [row.id, row]),
  );
  const pairs = found.filter(
    ({ memberId, otherId }) =>
      known.has(memberId) && known.has(otherId) && !apart.has(`${memberId} ${otherId}`),
  );
  const profileIds = [...known.values()].map(({ profileId }) => profileId);
  const [people, decided] = await Promise.all([
    describePeople(profileIds, now),
    lastDecisions([...known.keys()]),
  ]);
  return connect(pairs)
    .map((group) => ({ newest: [...group].sort(newestFirst)[0] ?? '', group }))
    .sort((a, b) => newestFirst(a.newest, b.newest))
    .map(({ group }) => describe(group, pairs, known, people, decided));
}
