import type { Prisma } from '../../db/generated/client.ts';
import type { Offer } from '../../payments/offers/offer.ts';
import type { OrderRow } from './shapes.ts';

/** What a line about an order is made of. */
export const WITH_MONEY = {
  member: { select: { publicId: true } },
  charge: { select: { publicId: true } },
  attempts: {
    orderBy: { id: 'asc' },
    select: {
      ...{ provider: true, method: true },
      refunds: { select: { amountMinor: true, state: true } },
      disputes: { orderBy: { id: 'asc' }, select: { amountMinor: true, state: true } },
    },
  },
} as const satisfies Prisma.IntentInclude;

type WithMoney = Prisma.IntentGetPayload<{ include: typeof WITH_MONEY }>;
type Part = { readonly amountMinor: number; readonly state: string };

const sum = (parts: readonly Part[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** What went back or is on its way: refunds that have not failed, and what banks took for good. */
export function givenBack(refunds: readonly Part[], disputes: readonly Part[]): number {
  const going = refunds.filter(({ state }) => state !== 'failed' && state !== 'canceled');
  return sum(going) + sum(disputes.filter(({ state }) => state === 'lost'));
}

/** An order in a line. Pure. */
export function presentOrder(row: WithMoney): OrderRow {
  const last = row.attempts.at(-1);
  const refunds = row.attempts.flatMap((attempt) => attempt.refunds);
  const disputes = row.attempts.flatMap((attempt) => attempt.disputes);
  return {
    orderId: row.publicId,
    trackerId: row.member.publicId,
    brandId: row.brandId,
    company: row.company,
    planName: (row.offer as Offer).planName,
    purpose: row.purpose,
    state: row.state,
    amountMinor: row.amountMinor,
    currency: row.currency,
    provider: last?.provider ?? null,
    method: last?.method ?? null,
    tries: row.attempts.length,
    chargeId: row.charge?.publicId ?? null,
    givenBackMinor: givenBack(refunds, disputes),
    dispute: disputes.at(-1)?.state ?? null,
    createdAt: row.createdAt,
  };
}
