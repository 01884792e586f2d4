import { db, type Db } from '../db/client.ts';

/** Whose link a visitor came by: the first of these codes that is one of the brand's active affiliates. */
export async function affiliateFor(
  tx: Db,
  brandId: string,
  codes: readonly (string | null)[],
): Promise<{ readonly id: string } | null> {
  const named = codes.filter((code) => code !== null && code !== '');
  if (named.length === 0) return null;
  const found = await tx.affiliate.findMany({
    where: { brandId, active: true, code: { in: named.map(String) } },
    select: { id: true, code: true },
  });
  const first = named.find((code) => found.some((one) => one.code === code));
  return found.find(({ code }) => code === first) ?? null;
}

/** Which campaign a partner's server told of a click, if it did: the newest that it was told of. */
export async function campaignOfClick(
  tx: Db,
  affiliateId: string,
  clickId: string,
): Promise<string | null> {
  const click = await tx.partnerClick.findFirst({
    where: { affiliateId, clickId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { campaign: true },
  });
  return click?.campaign ?? null;
}

/** Everything that staff reads about the affiliates of all brands: no secrets. */
export async function affiliatesWithKeys(now: Date) {
  const rows = await db().affiliate.findMany({
    orderBy: [{ brandId: 'asc' }, { code: 'asc' }],
    include: {
      keys: {
        where: { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        select: { keyId: true, createdAt: true, endsAt: true },
        orderBy: { createdAt: 'desc' },
      },
    },
  });
  return rows.map(({ brandId, code, name, active, postbackUrl, events, tellsAmount, keys }) => ({
    ...{ brand: brandId, code, name, active, postbackUrl, events, tellsAmount, keys },
  }));
}

/** What waits to be told to affiliates, and what was given up; the oldest first. For staff. */
export async function openPostbacks() {
  const rows = await db().postback.findMany({
    where: { state: { in: ['due', 'dead'] } },
    orderBy: { createdAt: 'asc' },
    take: 200,
    include: { affiliate: { select: { brandId: true, code: true } } },
  });
  return rows.map(({ id, event, state, attempts, dueAt, lastError, createdAt, affiliate }) => ({
    ...{ id, brand: affiliate.brandId, affiliate: affiliate.code, event, state, attempts },
    ...{ dueAt, lastError, createdAt },
  }));
}
