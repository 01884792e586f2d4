import { normaliseEmail } from '../../accounts/email.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { audit } from '../../staff/audit.ts';
import { brandFilter } from '../brand-scope.ts';
import type { Operator } from '../operator.ts';
import { lookUp } from './look-up.ts';

const PAGE = 20;
/** Sorts after whatever else an address may go on with. */
const LAST = '\u{10FFFF}';

type Search = {
  readonly words: string;
  /** The trackerId of the last one already shown. */
  readonly after?: string | undefined;
  readonly operator: Operator;
  readonly actor: string;
  readonly purpose?: string | undefined;
  readonly now: Date;
};

const shown = {
  ...{ id: true, publicId: true, brandId: true, email: true, emailNormalised: true, state: true },
  ...{ level: true, emailConfirmedAt: true, createdAt: true },
  profile: { select: { screenName: true } },
} as const;

/** Ids of members whose address begins so, in the order of addresses; one range of one index. */
async function byAddress({ words, after, operator }: Search): Promise<readonly string[]> {
  const begin = normaliseEmail(words);
  if (begin.length < 3) return [];
  const last = after
    ? await db().user.findUnique({
        where: { publicId: after },
        select: { id: true, emailNormalised: true },
      })
    : null;
  const rest = last
    ? Prisma.sql`and (email_normalised ~>~ ${last.emailNormalised}
                      or (email_normalised = ${last.emailNormalised} and id > ${last.id}::uuid))`
    : Prisma.empty;
  const from = last?.emailNormalised ?? begin;
  const own =
    operator.brandIds.length === 0
      ? Prisma.empty
      : Prisma.sql`and brand_id = any(${[...operator.brandIds]})`;
  const rows = await db().$queryRaw<{ id: string }[]>`
    select id from users
     where email_normalised ~>=~ ${from} and email_normalised ~<~ ${begin + LAST} ${own} ${rest}
     order by email_normalised using ~<~, id limit ${PAGE + 1}`;
  return rows.map(({ id }) => id);
}

/**
 * Whoever has the duty `care` may ask: members by what somebody wrote in a letter. Numbers and names only whole;
 * addresses by how they begin. The log keeps whom it led to, not what was typed.
 */
export async function findMembers(search: Search) {
  const { words, after, operator, actor, purpose, now } = search;
  const [hits, addressed] = await Promise.all([
    after === undefined ? lookUp(words) : [],
    byAddress(search),
  ]);
  const page = addressed.slice(0, PAGE);
  const by = new Map(page.map((id) => [id, 'address']));
  for (const hit of hits) by.set(hit.memberId, hit.by);
  const order = [...new Set([...hits.map(({ memberId }) => memberId), ...page])];
  const rows = await db().user.findMany({
    where: { id: { in: order }, ...brandFilter(operator) },
    select: shown,
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const members = order.flatMap((id) => found.get(id) ?? []);
  const subject = members.length === 1 ? (members[0]?.id ?? '') : 'members';
  const data = { found: members.map(({ id }) => id) };
  await audit(db(), { actor, action: 'find_member', subject, data, purpose, now });
  const lastShown = addressed.length > PAGE ? found.get(page.at(-1) ?? '') : undefined;
  return {
    members: members.map(({ id, publicId, emailConfirmedAt, profile, ...row }) => ({
      ...row,
      trackerId: publicId,
      screenName: profile?.screenName ?? '',
      confirmed: emailConfirmedAt !== null,
      by: by.get(id) ?? 'address',
    })),
    next: lastShown?.publicId ?? null,
  };
}
