import { db } from '#lib/db/client.ts';
import { after, DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

let number = 0;

/** A number unique to one row: of a receipt, of an update. */
export function nextNumber(): number {
  number += 1;
  return number;
}

/** A subscription paid and refunded at `at`, of an active member. */
export async function oldOrder(memberId: string, brandId: string, at: Date): Promise<void> {
  const client = db();
  const id = () => newId(at.getTime());
  const [intentId, attemptId, chargeId, subscriptionId] = [id(), id(), id(), id()];
  const plan = await client.planVersion.findFirstOrThrow({
    where: { kind: 'subscription' },
    orderBy: { id: 'asc' },
  });
  const paid = { planVersionId: plan.id, memberId };
  const money = { amountMinor: 999, currency: 'EUR' };
  const seller = { company: 'gankomedia' };
  const vat = { vatCountry: 'it', vatRate: 2_200 };
  const times = { createdAt: at, updatedAt: at };
  await client.intent.create({
    data: {
      id: intentId,
      publicId: newId(),
      brandId,
      state: 'succeeded',
      descriptor: 'd',
      ...paid,
      ...money,
      ...seller,
      idempotencyKey: newId(),
      requestHash: 'x',
      offer: {},
      offerHash: 'x',
      locale: 'it',
      orderConfirmedAt: at,
      startNow: true,
      fulfilledAt: at,
      ...vat,
      createdAt: at,
      expiresAt: at,
    },
  });
  await client.attempt.create({
    data: {
      id: attemptId,
      intentId,
      provider: 'adyen',
      method: 'credit_card',
      state: 'captured',
      ...money,
      ...seller,
      ...times,
      reference: newId(),
      idempotencyKey: newId(),
      capturedMinor: money.amountMinor,
    },
  });
  await client.paymentFingerprint.create({
    data: { attemptId, kind: 'card', hash: newId(), createdAt: at },
  });
  await client.paymentBlock.create({
    data: {
      id: id(),
      brandId,
      kind: 'card',
      hash: newId(),
      state: 'active',
      source: 'staff',
      orderId: newId(),
      reason: 'test',
      createdBy: 'system',
      createdAt: at,
      expiresAt: after(at, 365 * DAY),
    },
  });
  await client.subscription.create({
    data: {
      id: subscriptionId,
      ...paid,
      state: 'canceled',
      period: 1,
      createdAt: at,
      endedAt: at,
      anchorAt: at,
      periodStart: after(at, -DAY),
      periodEnd: at,
      accessUntil: at,
      endReason: 'member',
    },
  });
  await client.charge.create({
    data: {
      id: chargeId,
      publicId: newId(),
      memberId,
      intentId,
      attemptId,
      subscriptionId,
      period: 1,
      ...money,
      ...seller,
      ...vat,
      provider: 'adyen',
      vatMinor: 180,
      at,
    },
  });
  await client.receipt.create({
    data: {
      id: id(),
      ...seller,
      year: 1,
      number: nextNumber(),
      chargeId,
      snapshot: {},
      createdAt: at,
    },
  });
  const refund = await client.refund.create({
    data: {
      id: id(),
      attemptId,
      ...money,
      ...times,
      state: 'succeeded',
      reason: 'r',
      idempotencyKey: newId(),
    },
  });
  await client.dispute.create({
    data: {
      id: id(),
      attemptId,
      chargeId,
      ...money,
      provider: 'adyen',
      providerReference: newId(),
      kind: 'chargeback',
      state: 'won',
      openedAt: at,
      updatedAt: at,
    },
  });
  await client.creditNote.create({
    data: {
      id: id(),
      ...seller,
      year: 1,
      number: nextNumber(),
      refundId: refund.id,
      chargeId,
      snapshot: {},
      createdAt: at,
    },
  });
  await client.renewal.create({
    data: {
      id: id(),
      subscriptionId,
      period: 2,
      state: 'skipped',
      chargeAt: at,
      createdAt: at,
    },
  });
}
