import { brandById } from '../../brands/registry.ts';
import type { Charge, Dispute, Prisma } from '../../db/generated/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { PostedRefund } from '../refunds/post-refund.ts';
import { refundedBefore } from '../refunds/refunded-before.ts';
import { nextReceiptNumber } from './next-receipt-number.ts';
import { yearIn } from '../subscriptions/period.ts';
import type { CreditNoteSnapshot, ReceiptSnapshot } from './snapshot.ts';
import { shareOfSale } from '../ledger/vat.ts';

type Cause =
  | { readonly refund: PostedRefund }
  | { readonly dispute: Dispute; readonly charge: Charge };

function readCause(cause: Cause) {
  if ('refund' in cause) {
    const { id, amountMinor, attempt } = cause.refund;
    return { refundId: id, amountMinor, charge: attempt.charge };
  }
  return {
    disputeId: cause.dispute.id,
    amountMinor: cause.dispute.amountMinor,
    charge: cause.charge,
  };
}

/**
 * Reverses a receipt by the refunded amount, once per cause. Issues nothing for money that bought nothing,
 * because there was no receipt, nor for an amount beyond the sale. The number is drawn last, because all
 * other documents of the issuer wait for it.
 */
export async function issueCreditNote(
  tx: Prisma.TransactionClient,
  cause: Cause,
  now: Date,
): Promise<void> {
  const { amountMinor: refundedMinor, charge, ...which } = readCause(cause);
  if (!charge || (await tx.creditNote.count({ where: which })) > 0) return;
  const intent = await tx.intent.findUniqueOrThrow({ where: { id: charge.intentId } });
  const receipt = await tx.receipt.findUnique({ where: { chargeId: charge.id } });
  const brand = brandById(intent.brandId);
  if (!brand || !receipt) throw new Error(`no receipt to reverse for ${charge.publicId}`);
  const before = await refundedBefore(tx, charge.attemptId, which);
  const { sale: amountMinor, vat: vatMinor } = shareOfSale(charge, before, refundedMinor);
  if (amountMinor === 0) return;
  const year = yearIn(now, brand.timezone);
  const corrected = receipt.snapshot as ReceiptSnapshot;
  const company = corrected.company.vatNumber;
  const number = await nextReceiptNumber(tx, { company, series: 'N', year });
  const label = `N-${year}-${String(number).padStart(6, '0')}`;
  const { vatRate, vatCountry, currency } = charge;
  const snapshot: CreditNoteSnapshot = {
    label,
    amountMinor,
    vatMinor,
    vatRate,
    vatCountry,
    currency,
    issuedAt: now.toISOString(),
    receipt: corrected,
  };
  await tx.creditNote.create({
    data: {
      id: newId(now.getTime()),
      company,
      year,
      number,
      chargeId: charge.id,
      ...which,
      snapshot,
      createdAt: now,
    },
  });
}
