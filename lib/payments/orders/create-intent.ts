import { inTransaction } from '../../db/client.ts';
import type { Intent, PlanVersion, Prisma } from '../../db/generated/client.ts';
import { isDuplicate } from '../../db/violations.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import type { Locale } from '../../brands/schema.ts';
import { after } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { db } from '../../db/client.ts';
import { fingerprint } from '../offers/fingerprint.ts';
import { checkLimits } from '../spending-limits/check-limits.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import type { SeenOffer } from '../offers/offer.ts';
import { blockingSubscription } from '../policy.ts';
import { supersedeIntents } from './supersede-intents.ts';
import { ORDER_OPEN_MS } from '../limits.ts';

export type NewIntent = {
  readonly member: Pick<MemberViewer, 'memberId' | 'brandId' | 'emailConfirmed'>;
  readonly plan: PlanVersion;
  readonly company: string;
  readonly flowCode: string;
  readonly seen: SeenOffer;
  /** Hash of the offer that the buyer's page showed; undefined when the client showed none. */
  readonly offerHash: string | undefined;
  readonly locale: Locale;
  readonly idempotencyKey: string;
  /** All parts of the request that must be identical when the idempotency key is used again. */
  readonly request: unknown;
  /** The buyer wants the card stored for later orders. */
  readonly storeCard?: boolean;
  readonly orderAccepted: boolean;
  readonly startNow: boolean;
  readonly now: Date;
};

async function knownIntent(wanted: NewIntent, requestHash: string): Promise<Intent | undefined> {
  const { member, idempotencyKey } = wanted;
  const known = await db().intent.findUnique({
    where: { memberId_idempotencyKey: { memberId: member.memberId, idempotencyKey } },
  });
  if (known && known.requestHash !== requestHash) fail('idempotency_reused');
  return known ?? undefined;
}

function checkOrder(wanted: NewIntent): void {
  const { member, plan, seen, offerHash, orderAccepted, startNow } = wanted;
  if (!member.emailConfirmed) fail('email_unconfirmed');
  // The purchase is granted at once, so the buyer must request the start before the fourteen-day withdrawal
  // period ends.
  if (plan.priceMinor > 0 && !(orderAccepted && startNow)) fail('order_not_confirmed');
  if (offerHash !== undefined && offerHash !== seen.hash) fail('offer_changed');
}

function insert(tx: Prisma.TransactionClient, wanted: NewIntent, requestHash: string) {
  const { member, plan, company, seen, locale, idempotencyKey, startNow, now } = wanted;
  return tx.intent.create({
    data: {
      id: newId(now.getTime()),
      publicId: newPublicId(),
      brandId: member.brandId,
      memberId: member.memberId,
      planVersionId: plan.id,
      state: 'requires_method',
      // The amount is the plan's price: no amount from the browser is used.
      amountMinor: plan.priceMinor,
      currency: plan.currency,
      company,
      descriptor: seen.offer.descriptor,
      idempotencyKey,
      requestHash,
      offer: seen.offer,
      offerHash: seen.hash,
      locale,
      orderConfirmedAt: now,
      startNow,
      purpose: plan.kind === 'card_check' ? 'card_check' : 'order',
      flowCode: wanted.flowCode,
      // A card check stores no card.
      storeCard: wanted.storeCard === true && plan.kind !== 'card_check',
      vatCountry: seen.offer.vatCountry,
      vatRate: seen.offer.vatRate,
      createdAt: now,
      expiresAt: after(now, ORDER_OPEN_MS),
    },
  });
}

/**
 * For the member who orders. Stores what they saw and agreed to, and closes their unfinished orders. The same
 * key returns the same intent with `isNew` false. Raises `email_unconfirmed`, `order_not_confirmed`,
 * `offer_changed`, `idempotency_reused`, `subscription_running`, `payment_in_progress`, `cooling_off`,
 * `spending_cap_reached`.
 */
export async function createIntent(
  wanted: NewIntent,
): Promise<{ readonly intent: Intent; readonly isNew: boolean }> {
  const requestHash = fingerprint(wanted.request);
  const known = await knownIntent(wanted, requestHash);
  if (known) return { intent: known, isNew: false };
  checkOrder(wanted);
  const { memberId } = wanted.member;
  try {
    const intent = await inTransaction(async (tx) => {
      await lockMemberPayments(tx, memberId);
      if (wanted.plan.kind === 'subscription' && (await blockingSubscription(tx, memberId))) {
        fail('subscription_running');
      }
      await supersedeIntents(tx, memberId, wanted.now);
      const { member, plan, now } = wanted;
      await checkLimits(tx, { ...member, priceMinor: plan.priceMinor, now });
      return insert(tx, wanted, requestHash);
    });
    failPoint('charge.intent_committed');
    return { intent, isNew: true };
  } catch (error) {
    // Of two concurrent copies of one request, the slower one returns the intent of the faster one.
    const again = isDuplicate(error, 'idempotency')
      ? await knownIntent(wanted, requestHash)
      : undefined;
    if (again) return { intent: again, isNew: false };
    throw error;
  }
}
