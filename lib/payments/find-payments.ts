import { db } from '../db/client.ts';

export type FoundPayment = {
  readonly orderId: string;
  readonly trackerId: string;
  readonly brandId: string;
  readonly orderState: string;
  readonly chargeId: string | null;
  readonly reference: string;
  readonly provider: string;
  readonly method: string;
  readonly providerReference: string | null;
  readonly state: string;
  readonly outcome: string | null;
  readonly amountMinor: number;
  readonly capturedMinor: number | null;
  readonly currency: string;
  readonly refundedMinor: number;
  readonly disputes: readonly string[];
  readonly createdAt: Date;
};

const MAX_ROWS = 50;

const sum = (rows: readonly { readonly amountMinor: number }[]): number =>
  rows.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Payment attempts by order, charge, our or the provider's reference, or the member's trackerId; newest first. */
export async function findPayments(wanted: string): Promise<readonly FoundPayment[]> {
  const rows = await db().attempt.findMany({
    where: {
      OR: [
        { reference: wanted },
        { providerReference: wanted },
        { charge: { publicId: wanted } },
        { intent: { publicId: wanted } },
        { intent: { member: { publicId: wanted } } },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_ROWS,
    include: {
      charge: { select: { publicId: true } },
      intent: { include: { member: { select: { publicId: true } } } },
      refunds: { where: { state: { notIn: ['failed', 'canceled'] } } },
      disputes: true,
    },
  });
  return rows.map((row) => ({
    orderId: row.intent.publicId,
    trackerId: row.intent.member.publicId,
    brandId: row.intent.brandId,
    orderState: row.intent.state,
    chargeId: row.charge?.publicId ?? null,
    reference: row.reference,
    provider: row.provider,
    method: row.method,
    providerReference: row.providerReference,
    state: row.state,
    outcome: row.outcome,
    amountMinor: row.amountMinor,
    capturedMinor: row.capturedMinor,
    currency: row.currency,
    refundedMinor: sum(row.refunds) + sum(row.disputes.filter(({ state }) => state === 'lost')),
    disputes: row.disputes.map(({ kind, state }) => `${kind} ${state}`),
    createdAt: row.createdAt,
  }));
}
