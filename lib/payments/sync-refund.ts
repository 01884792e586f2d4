import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { brandById } from '../brands/registry.ts';
import { includedVat, minor } from '../kernel/money.ts';
import { lockAttempt } from './locks.ts';
import { postLedger } from './post-ledger.ts';
import type { RefundObservation } from './providers/provider.ts';
import { REFUND, type RefundState } from './refund-states.ts';
import { step } from './transition.ts';
import { vatRate } from './vat.ts';

type Found = Prisma.RefundGetPayload<{
  include: { attempt: { include: { intent: true; charge: true } } };
}>;

async function book(tx: Prisma.TransactionClient, refund: Found, now: Date): Promise<void> {
  const { attempt, amountMinor, currency, id } = refund;
  const country = brandById(attempt.intent.brandId)?.country ?? '';
  const vat = attempt.charge ? includedVat(minor(amountMinor), vatRate(country)) : 0;
  await postLedger(tx, {
    kind: 'refund',
    uniqueKey: `refund:${id}`,
    company: attempt.company,
    currency,
    now,
    entries: [
      { account: `receivable:${attempt.provider}`, amountMinor: -amountMinor },
      { account: attempt.charge ? 'refunds' : 'unearned', amountMinor: amountMinor - vat },
      { account: `vat:${country}`, amountMinor: vat },
    ],
  });
}

/** The one way by which a provider's word changes a refund; equal news changes nothing. */
export async function syncRefund(
  refundId: string,
  seen: RefundObservation,
  now: Date,
): Promise<void> {
  if (seen.state === 'unknown') return;
  const to: RefundState = seen.state;
  await inTransaction(async (tx) => {
    const { attemptId } = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      select: { attemptId: true },
    });
    await lockAttempt(tx, attemptId);
    const refund = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      include: { attempt: { include: { intent: true, charge: true } } },
    });
    if (step(REFUND, refund.state as RefundState, to) !== 'changes') return;
    await tx.refund.update({
      where: { id: refundId },
      data: {
        state: to,
        syncAt: null,
        updatedAt: now,
        providerReference: seen.providerReference ?? refund.providerReference,
      },
    });
    if (to === 'succeeded') await book(tx, refund, now);
  });
}
