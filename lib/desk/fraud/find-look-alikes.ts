import { audit } from '../../audit/audit.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Operator } from '../../identity/operator.ts';
import { HIGHEST_ID } from '../../kernel/ids.ts';
import { brandsAsked } from '../queue/brands-asked.ts';
import { memberInScope } from '../members/member-in-scope.ts';
import { groupsOf, type Group } from './groups.ts';
import { ACCOUNTS_A_PAGE } from './limits.ts';

type Reader = {
  readonly operator: Operator;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/** Each account that is shown has an entry in the access log. */
async function logShown(groups: readonly Group[], { actor, purpose, now }: Reader): Promise<void> {
  for (const { members } of groups) {
    for (const { id: subject, brandId } of members.values()) {
      await audit(db(), { actor, action: 'group.view', subject, purpose, brandId, now });
    }
  }
}

type Seed = { readonly id: string; readonly createdAt: Date };

/** In the text, so that the plan is that for this limit, and made once. */
const PAGE = Prisma.raw(`limit ${String(ACCOUNTS_A_PAGE)}`);

/**
 * The newest active accounts of each brand, along the index `users_newest`. As a range, since for one brand by equality
 * the planner walks all accounts by their ids, which takes seconds for a brand with few.
 */
export const newestAccounts = (
  brandIds: readonly string[],
  before: string,
): Prisma.Sql => Prisma.sql`
  select w.id::text, w.created_at as "createdAt"
    from unnest(${[...brandIds]}::text[]) b(id) cross join lateral (
      select u.id, u.created_at from users u
       where u.brand_id >= b.id and (u.brand_id, u.id) < (b.id, ${before}::uuid) and u.state = 'active'
       order by u.brand_id desc, u.id desc ${PAGE}) w
   order by w.id desc ${PAGE}`;

/** For moderators: compares a page of the newest accounts of their brands with all, and returns the groups found. */
export async function findLookAlikes(
  {
    brandId,
    before,
  }: { readonly brandId?: string | undefined; readonly before?: string | undefined },
  reader: Reader,
) {
  const { operator, now } = reader;
  const brandIds = brandsAsked(operator, brandId).filter((id) => id !== null);
  const seeds = await readRows<Seed>(newestAccounts(brandIds, before ?? HIGHEST_ID));
  const groups = await groupsOf(
    seeds.map(({ id }) => id),
    operator,
    now,
  );
  await logShown(groups, reader);
  const last = seeds.at(-1);
  return {
    groups: [...groups],
    compared: seeds.length,
    oldest: last?.createdAt ?? null,
    next: seeds.length < ACCOUNTS_A_PAGE ? null : (last?.id ?? null),
  };
}

/** For moderators: the accounts that look like one. Raises `not_found`, also for a brand they do not work for. */
export async function lookAlikesOf(trackerId: string, reader: Reader) {
  const { operator, now } = reader;
  const { id, brandId } = await memberInScope({ trackerId, operator });
  const groups = await groupsOf([id], operator, now);
  await logShown(groups, reader);
  return { groups: [...groups], brandId };
}
