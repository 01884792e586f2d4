import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../limits.ts';
import type { Offer } from '../offers/offer.ts';
import type { CreditNoteSnapshot } from '../receipt/snapshot.ts';
import { NO_RIGHTS, orderRights, type OrderRights } from './order-rights.ts';

/** Longer than any right of withdrawal or guarantee lasts. */
const RIGHTS_MS = (Math.max(WITHDRAWAL_DAYS, GUARANTEE_DAYS) + 2) * DAY;
const MAX_LINES = 100;

const WITH_MONEY = {
  intent: { select: { publicId: true, purpose: true, offer: true } },
  refunds: { select: { amountMinor: true, state: true } },
  creditNotes: { select: { snapshot: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.ChargeInclude;

type ChargeWithMoney = Prisma.ChargeGetPayload<{ include: typeof WITH_MONEY }>;

export type HistoryLine = {
  readonly orderId: string;
  readonly chargeId: string;
  readonly planName: string;
  readonly isRenewal: boolean;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
  /** Amounts already refunded, and refunds in progress. */
  readonly refundedMinor: number;
  readonly returningMinor: number;
  /** Labels of the credit notes issued for its receipt. */
  readonly creditNotes: readonly string[];
  readonly rights: OrderRights;
};

function sumOf(refunds: ChargeWithMoney['refunds'], states: readonly string[]): number {
  const counted = refunds.filter(({ state }) => states.includes(state));
  return counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

async function lineOf(charge: ChargeWithMoney, now: Date): Promise<HistoryLine> {
  const { publicId: chargeId, intent, refunds, memberId, amountMinor, currency, at } = charge;
  const isRenewal = intent.purpose === 'renewal';
  const isRecent = !isRenewal && at > after(now, -RIGHTS_MS);
  return {
    orderId: intent.publicId,
    chargeId,
    isRenewal,
    amountMinor,
    currency,
    at,
    planName: (intent.offer as Offer).planName,
    refundedMinor: sumOf(refunds, ['succeeded']),
    returningMinor: sumOf(refunds, ['requested', 'submitted', 'pending']),
    creditNotes: charge.creditNotes.map(({ snapshot }) => (snapshot as CreditNoteSnapshot).label),
    rights: isRecent ? await orderRights(db(), memberId, intent.publicId, now) : NO_RIGHTS,
  };
}

/** A member's payments, newest first, with refunds and remaining rights. */
export async function moneyHistory(memberId: string, now: Date): Promise<readonly HistoryLine[]> {
  const charges = await db().charge.findMany({
    where: { memberId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: MAX_LINES,
    include: WITH_MONEY,
  });
  return Promise.all(charges.map((charge) => lineOf(charge, now)));
}
