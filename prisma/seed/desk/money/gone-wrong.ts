import type { PrismaClient } from '../../../../lib/db/generated/client.ts';
import { after, DAY } from '../../../../lib/kernel/clock.ts';
import { newId } from '../../../../lib/kernel/ids.ts';
import { syncDispute } from '../../../../lib/payments/disputes/sync-dispute.ts';
import type { DisputeNotice } from '../../../../lib/payments/providers/notice.ts';
import { submitRefund } from '../../../../lib/payments/refunds/submit-refund.ts';
import { refundCharge } from '../../../../lib/staff/refund-charge.ts';
import type { Staff } from '../cast.ts';
import type { SeedOrder } from './place-order.ts';

type Step = { readonly at: Date; readonly take: () => Promise<unknown> };

const REFUNDS = [
  { days: 2, minor: undefined, reason: 'Bought the same pack twice within a minute.' },
  { days: 5, minor: 500, reason: 'A week without search in the region: goodwill.' },
  { days: 1, minor: undefined, reason: 'Wanted the small pack, took the large one.' },
  { days: 3, minor: 300, reason: 'Messages of a profile that was blocked for fraud.' },
  {
    days: 4,
    minor: undefined,
    reason: 'Says that their brother used the card. Believed, first time.',
  },
] as const;

const DISPUTES = [
  { days: 9, reasonCode: '10.4', progress: [{ stage: 'chargeback', state: 'open', days: 0 }] },
  { days: 12, reasonCode: '13.1', progress: [{ stage: 'inquiry', state: 'inquiry', days: 0 }] },
  {
    days: 8,
    reasonCode: '4837',
    progress: [
      { stage: 'chargeback', state: 'open', days: 0 },
      { stage: 'chargeback', state: 'lost', days: 12 },
    ],
  },
  {
    days: 10,
    reasonCode: '13.7',
    progress: [
      { stage: 'chargeback', state: 'open', days: 0 },
      { stage: 'chargeback', state: 'won', days: 15 },
    ],
  },
  { days: 6, reasonCode: '12.6.1', progress: [{ stage: 'chargeback', state: 'open', days: 0 }] },
] as const;

/** Days in which a dispute can be answered. */
const DEFENCE_DAYS = 18;

const chargeOf = async (db: PrismaClient, { key, memberId }: SeedOrder) => {
  const where = { intent: { memberId, idempotencyKey: key } };
  return db.charge.findFirst({ where, include: { attempt: true } });
};

/** Refunds made by finance. */
export function refundsOf(
  db: PrismaClient,
  seedOrders: readonly SeedOrder[],
  { finance: actor }: Staff,
  now: Date,
): Step[] {
  const packs = seedOrders.filter(
    ({ ends, productId, at }) =>
      ends === 'paid' && productId.startsWith('pack_') && at < after(now, -6 * DAY),
  );
  return REFUNDS.flatMap(({ days, minor: amountMinor, reason }, index): Step[] => {
    const seedOrder = packs[Math.floor(((index + 0.5) * packs.length) / REFUNDS.length)];
    if (!seedOrder) return [];
    const at = after(seedOrder.at, days * DAY);
    const take = async () => {
      const charge = await chargeOf(db, seedOrder);
      if (!charge) return;
      const purpose = `Order ${seedOrder.productId}: letter of the buyer`;
      const asked = { chargeId: charge.publicId, amountMinor, reason, actor, purpose, now: at };
      await db.$transaction((tx) => refundCharge(tx, asked));
      const refund = await db.refund.findFirstOrThrow({ where: { chargeId: charge.id } });
      await submitRefund(refund.id, at);
    };
    return [{ at, take }];
  });
}

type DisputeProgress = (typeof DISPUTES)[number]['progress'][number];

async function reportDispute(
  db: PrismaClient,
  seedOrder: SeedOrder,
  progress: DisputeProgress,
  about: { at: Date; reasonCode: string },
) {
  const charge = await chargeOf(db, seedOrder);
  if (typeof charge?.attempt.providerReference !== 'string') return;
  const { provider, company, reference, providerReference, amountMinor, currency } = charge.attempt;
  const { stage, state } = progress;
  const { at, reasonCode } = about;
  const amount = { value: amountMinor, currency };
  const event = await db.providerEvent.create({
    data: {
      id: newId(at.getTime()),
      provider,
      company,
      reference,
      state: 'done',
      tries: 1,
      dueAt: at,
      receivedAt: at,
      processedAt: at,
      dedupeKey: `demo:${state}:${providerReference}`,
      payload: {
        eventCode: stage.toUpperCase(),
        state,
        originalReference: providerReference,
        amount,
      },
    },
  });
  const notice: DisputeNotice = {
    kind: 'dispute',
    stage,
    state,
    amountMinor,
    currency,
    reasonCode,
    providerReference: `D${providerReference}`,
    paymentReference: providerReference,
    dueAt: after(at, DEFENCE_DAYS * DAY),
  };
  await syncDispute(event, notice, at);
}

/** Disputes raised by payers through their banks: some decided, some open. */
export function disputesOf(db: PrismaClient, seedOrders: readonly SeedOrder[], now: Date): Step[] {
  const cards = seedOrders.filter(
    ({ ends, method, productId }) =>
      ends === 'paid' && method === 'credit_card' && productId !== 'pack_50',
  );
  const old = cards.filter(({ at }) => at < after(now, -30 * DAY));
  const late = cards.filter(({ at }) => at < after(now, -13 * DAY) && at > after(now, -26 * DAY));
  return DISPUTES.flatMap(({ days, progress, reasonCode }, index): Step[] => {
    const seedOrder = progress.length > 1 ? old.at(index * 4) : late.at(index * 2);
    if (!seedOrder) return [];
    return progress.map((one) => {
      const at = after(seedOrder.at, (days + one.days) * DAY);
      return { at, take: () => reportDispute(db, seedOrder, one, { at, reasonCode }) };
    });
  });
}
