import { randomUUID } from 'node:crypto';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { syncAttempt } from '#lib/payments/attempts/sync-attempt.ts';
import { createOrder, sealedCard } from '#tests/factories/order.ts';

export const paymentMethod = sealedCard('4111111111111111');

/** A subscription that was paid with a stored card. */
export async function buy(viewer: MemberViewer) {
  const order = { viewer, provider: 'adyen' as const, paymentMethod, productId: 'sub_1m' };
  const { attempt } = await createOrder(order);
  const stored = {
    token: randomUUID(),
    cardBrand: 'visa',
    lastFour: '1111',
    expiresOn: '03/2030',
  };
  await db().attempt.update({ where: { id: attempt.id }, data: { state: 'submitting' } });
  await syncAttempt(
    attempt.id,
    {
      state: 'captured',
      reference: attempt.reference,
      providerReference: randomUUID(),
      amountMinor: attempt.amountMinor,
      currency: attempt.currency,
      capturedMinor: null,
      technical: false,
      outcome: 'success',
      threeDs: true,
      action: null,
      stored,
      payerAlias: null,
      result: {},
    },
    clock.now(),
  );
  return attempt;
}

/** Rows that follow a purchase: renewal, dispute, credit notes, card check. */
export async function createMoneyWorld(attemptId: string, refundId: string): Promise<void> {
  const client = db();
  const now = clock.now();
  const id = () => newId(now.getTime());
  const { company, amountMinor, currency, intent, charge } = await client.attempt.findUniqueOrThrow(
    { where: { id: attemptId }, include: { intent: true, charge: true } },
  );
  const { subscriptionId, id: chargeId } = charge ?? {};
  if (!subscriptionId || !chargeId) throw new Error('the charge of the purchase was not found');
  const { memberId, brandId } = intent;
  const renewal = { purpose: 'renewal', subscriptionId, period: 2 } as const;
  const open = { state: 'requires_method', fulfilledAt: null } as const;
  const another = { id: id(), publicId: randomUUID(), idempotencyKey: randomUUID() };
  const order = { ...intent, offer: {}, ...another, ...renewal, ...open };
  await client.intent.create({ data: order });
  // The purchase has created this renewal.
  await client.renewal.update({
    where: { subscriptionId_period: { subscriptionId, period: 2 } },
    data: { intentId: order.id },
  });
  const dispute = await client.dispute.create({
    data: {
      id: id(),
      attemptId,
      chargeId,
      provider: 'adyen',
      providerReference: randomUUID(),
      kind: 'chargeback',
      state: 'open',
      amountMinor,
      currency,
      openedAt: now,
      updatedAt: now,
      events: { create: { id: id(), eventId: id(), from: 'open', to: 'won', at: now } },
    },
  });
  const note = { company, year: 2026, chargeId, snapshot: {}, createdAt: now };
  await client.creditNote.create({ data: { ...note, id: id(), number: 1, refundId } });
  await client.creditNote.create({
    data: { ...note, id: id(), number: 2, disputeId: dispute.id },
  });
  const check = { id: id(), askedBy: 'system', askedAt: now };
  await client.ledgerCheck.create({ data: { ...check, state: 'due' } });
  await client.settlementFile.create({
    data: {
      id: id(),
      provider: 'adyen',
      company,
      name: 'settled.csv',
      state: 'due',
      broughtBy: 'system',
      broughtAt: now,
      lines: {
        create: { number: 1, kind: 'payment', reference: randomUUID(), currency, theirsMinor: 1 },
      },
    },
  });
  await client.moneyDay.create({
    data: { day: now, brandId, company, provider: 'adyen', currency, charges: 1 },
  });
  await client.paymentBlock.create({
    data: {
      id: id(),
      brandId,
      kind: 'card',
      hash: randomUUID(),
      state: 'active',
      source: 'staff',
      orderId: randomUUID(),
      reason: 'test',
      createdBy: 'system',
      createdAt: now,
      expiresAt: now,
    },
  });
  await client.cardCheck.create({
    data: {
      id: id(),
      memberId,
      brandId,
      attemptId,
      provider: 'adyen',
      method: 'credit_card',
      passed: true,
      outcome: 'success',
      threeDs: true,
      at: now,
    },
  });
}
