import { db, type Db } from '../db/client.ts';

/**
 * The affiliate whose link a visitor used: the first of these codes that belongs to an active affiliate of
 * the brand.
 */
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

/** The campaign that a partner's server reported for a click; the newest if there are several. */
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

/** All data about the affiliates of all brands for staff, without secrets. */
export async function affiliatesWithKeys(now: Date) {
  const rows = await db().affiliate.findMany({
    orderBy: [{ brandId: 'asc' }, { code: 'asc' }],
    include: {
      keys: {
        where: { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        select: { keyId: true, createdAt: true, endsAt: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      },
    },
  });
  return rows.map(({ brandId, code, name, active, postbackUrl, events, sendsAmount, keys }) => ({
    brand: brandId,
    code,
    name,
    active,
    postbackUrl,
    events,
    sendsAmount,
    keys,
  }));
}

/** Pending and dead postbacks, oldest first. For staff. */
export async function openPostbacks() {
  const rows = await db().postback.findMany({
    where: { state: { in: ['due', 'dead'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 200,
    include: { affiliate: { select: { brandId: true, code: true } } },
  });
  return rows.map(({ id, event, state, attempts, dueAt, lastError, createdAt, affiliate }) => ({
    id,
    brand: affiliate.brandId,
    affiliate: affiliate.code,
    event,
    state,
    attempts,
    dueAt,
    lastError,
    createdAt,
  }));
}
