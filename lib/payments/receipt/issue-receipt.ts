import type { Charge, Prisma } from '../../db/generated/client.ts';
import type { Brand } from '../../brands/schema.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Offer } from '../offers/offer.ts';
import { withdrawUntil, yearIn } from '../subscriptions/period.ts';
import { nextReceiptNumber } from './next-receipt-number.ts';
import type { ReceiptSnapshot } from './snapshot.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

type Issue = {
  readonly attempt: LockedAttempt;
  readonly charge: Charge;
  readonly brand: Brand;
  readonly now: Date;
};

function labelOf(year: number, number: number): string {
  return `${year}-${String(number).padStart(6, '0')}`;
}

/**
 * Called by fulfilment. Draws the next number of issuer and year, stores the receipt's contents permanently,
 * and puts the confirmation mail into the outbox in the same transaction.
 */
export async function issueReceipt(
  tx: Prisma.TransactionClient,
  { attempt, charge, brand, now }: Issue,
): Promise<void> {
  const { intent } = attempt;
  const offer = intent.offer as unknown as Offer;
  const member = await tx.user.findUniqueOrThrow({
    where: { id: intent.memberId },
    select: { email: true },
  });
  const subscription =
    charge.subscriptionId === null
      ? null
      : await tx.subscription.findUniqueOrThrow({ where: { id: charge.subscriptionId } });
  const year = yearIn(now, brand.timezone);
  const company = brand.company.vatNumber;
  const number = await nextReceiptNumber(tx, { company, series: 'R', year });
  const snapshot: ReceiptSnapshot = {
    label: labelOf(year, number),
    brandId: brand.id,
    locale: intent.locale,
    company: brand.company,
    buyer: member.email,
    offer,
    startNow: intent.startNow,
    offerHash: intent.offerHash,
    orderId: intent.publicId,
    chargeId: charge.publicId,
    amountMinor: charge.amountMinor,
    vatMinor: charge.vatMinor,
    vatRate: charge.vatRate,
    currency: charge.currency,
    paidAt: now.toISOString(),
    orderedAt: intent.orderConfirmedAt.toISOString(),
    periodStart: subscription?.periodStart.toISOString() ?? null,
    periodEnd: subscription?.periodEnd.toISOString() ?? null,
    withdrawUntil:
      intent.purpose === 'renewal'
        ? null
        : withdrawUntil(intent.orderConfirmedAt, brand.timezone).toISOString(),
  };
  await tx.receipt.create({
    data: {
      id: newId(now.getTime()),
      company,
      year,
      number,
      chargeId: charge.id,
      snapshot,
      createdAt: now,
    },
  });
  await enqueueMail(tx, {
    brandId: brand.id,
    template: 'receipt',
    locale: intent.locale,
    to: member.email,
    data: {
      isRenewal: intent.purpose === 'renewal',
      receiptNumber: snapshot.label,
      chargeId: charge.publicId,
      planName: offer.planName,
      amountMinor: snapshot.amountMinor,
      vatMinor: snapshot.vatMinor,
      vatRate: snapshot.vatRate,
      currency: snapshot.currency,
      paidAt: snapshot.paidAt,
      credits: offer.credits,
      bonusCredits: offer.bonusCredits,
      descriptor: offer.descriptor,
      renewal:
        subscription && offer.periodMonths !== null
          ? {
              periodEnd: subscription.periodEnd.toISOString(),
              nextAmountMinor: offer.priceMinor,
              periodMonths: offer.periodMonths,
            }
          : null,
      withdrawUntil: snapshot.withdrawUntil,
      termsVersion: offer.termsVersion,
    },
    dedupeKey: `receipt:${charge.id}`,
    at: now,
  });
}
