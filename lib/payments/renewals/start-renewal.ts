import type { Attempt, Intent, Mandate, Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { fingerprint } from '../offers/fingerprint.ts';
import type { SeenOffer } from '../offers/offer.ts';
import { openAttempt } from '../attempts/start-attempt.ts';
import { chargeTimeOf, nextPlanOf, type OpenRenewal } from './open-renewals.ts';
import { RENEWAL_OPEN_MS } from '../limits.ts';

type Tx = Prisma.TransactionClient;

type Charging = {
  readonly renewal: OpenRenewal;
  readonly mandate: Mandate;
  readonly last: Intent;
  readonly method: string;
  readonly seen: SeenOffer & { readonly locale: string };
  readonly now: Date;
};

/** One intent per period, whatever is retried; a database constraint enforces it too. */
function openIntent(tx: Tx, charging: Charging): Promise<Intent> {
  const { renewal, mandate, last, seen, now } = charging;
  const { subscription, subscriptionId, period } = renewal;
  const plan = nextPlanOf(renewal);
  const key = `renewal:${subscriptionId}:${period}`;
  return tx.intent.upsert({
    where: { memberId_idempotencyKey: { memberId: subscription.memberId, idempotencyKey: key } },
    update: {},
    create: {
      id: newId(now.getTime()),
      publicId: newPublicId(),
      brandId: renewal.brand.id,
      memberId: subscription.memberId,
      planVersionId: plan.id,
      state: 'requires_method',
      amountMinor: plan.priceMinor,
      currency: plan.currency,
      company: mandate.company,
      descriptor: last.descriptor,
      idempotencyKey: key,
      requestHash: fingerprint(key),
      offer: seen.offer,
      offerHash: seen.hash,
      locale: seen.locale,
      // The contract is that of the first order.
      orderConfirmedAt: last.orderConfirmedAt,
      startNow: false,
      purpose: 'renewal',
      subscriptionId,
      period,
      flowCode: last.flowCode,
      vatCountry: seen.offer.vatCountry,
      vatRate: seen.offer.vatRate,
      createdAt: now,
      expiresAt: after(chargeTimeOf(renewal), RENEWAL_OPEN_MS),
    },
  });
}

/**
 * Called under the lock, after all checks: creates intent and attempt and marks the renewal as charging,
 * before any call.
 */
export async function startRenewal(tx: Tx, charging: Charging): Promise<Attempt> {
  const { renewal, mandate, method, now } = charging;
  const { id: intentId } = await openIntent(tx, charging);
  const attempt = await openAttempt(tx, {
    intentId,
    provider: mandate.provider,
    method,
    now,
    initiator: 'merchant',
    mandateId: mandate.id,
  });
  await tx.renewal.update({
    where: { id: renewal.id },
    data: { state: 'charging', intentId, tries: renewal.tries + 1, dueAt: null },
  });
  return attempt;
}
