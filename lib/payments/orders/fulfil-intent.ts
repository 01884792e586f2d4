import type { Charge, Prisma } from '../../db/generated/client.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { markCardVerified } from '../../identity/mark-card-verified.ts';
import { brandById } from '../../brands/registry.ts';
import { releasePendingMessage } from '../../chat/pending-after-payment.ts';
import { deriveLevel } from '../../credits/derive-level.ts';
import { grantCredits } from '../../credits/grant-credits.ts';
import { includedVat, minor } from '../../kernel/money.ts';
import { newId, newPublicId } from '../../kernel/ids.ts';
import { queuePostback } from '../../tracking/queue-postback.ts';
import { issueReceipt } from '../receipt/issue-receipt.ts';
import { hasStored, storeMandate, reuseMandate } from '../cards/store-mandate.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import type { Observation } from '../providers/observation.ts';
import { subscribe } from '../subscriptions/subscribe.ts';
import { extendSubscription } from '../subscriptions/extend-subscription.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';

type Tx = Prisma.TransactionClient;

async function grant(tx: Tx, { intent }: LockedAttempt, now: Date): Promise<void> {
  const { planVersion, memberId, id, publicId } = intent;
  const amount = planVersion.credits + planVersion.bonusCredits;
  if (amount === 0) return;
  await grantCredits(tx, {
    memberId,
    bucket: planVersion.kind === 'subscription' ? 'subscription' : 'bought',
    amount,
    reason: 'purchase',
    reference: publicId,
    uniqueKey: `purchase:${id}`,
    now,
  });
}

function charge(tx: Tx, attempt: LockedAttempt, subscriptionId: string | null, now: Date) {
  const { id: attemptId, intentId, intent, amountMinor, currency, provider, company } = attempt;
  const { vatCountry, vatRate } = intent;
  return tx.charge.create({
    data: {
      id: newId(now.getTime()),
      publicId: newPublicId(),
      memberId: intent.memberId,
      intentId,
      attemptId,
      subscriptionId,
      period: subscriptionId === null ? null : (intent.period ?? 1),
      amountMinor,
      currency,
      provider,
      company,
      vatCountry,
      vatRate,
      vatMinor: includedVat(minor(amountMinor), vatRate),
      at: now,
    },
  });
}

async function postSale(tx: Tx, sale: Charge, now: Date): Promise<void> {
  const { amountMinor, vatMinor, vatCountry, provider } = sale;
  await postLedger(tx, {
    kind: 'sale',
    uniqueKey: `sale:${sale.id}`,
    company: sale.company,
    currency: sale.currency,
    now,
    entries: [
      { account: `receivable:${provider}`, amountMinor },
      { account: 'revenue', amountMinor: vatMinor - amountMinor },
      { account: `vat:${vatCountry}`, amountMinor: 0 - vatMinor },
    ],
  });
}

/**
 * Called by syncAttempt alone, in its transaction, when an open intent was paid: creates everything that the
 * money buys, or nothing. Once per intent: its charge is unique. The receipt number is drawn last, because
 * all purchases of an issuer wait for it.
 */
export async function fulfilIntent(
  tx: Tx,
  attempt: LockedAttempt,
  seen: Observation,
  now: Date,
): Promise<void> {
  const { intent } = attempt;
  const { planVersion, memberId } = intent;
  const brand = brandById(intent.brandId);
  if (!brand) throw new Error(`no brand ${intent.brandId}`);
  const renews = planVersion.kind === 'subscription';
  const isRenewal = intent.purpose === 'renewal';
  const begin = isRenewal ? extendSubscription : subscribe;
  const subscriptionId = renews ? await begin(tx, attempt, brand, now) : null;
  const sale = attempt.amountMinor > 0 ? await charge(tx, attempt, subscriptionId, now) : null;
  if (hasStored(seen)) await storeMandate(tx, attempt, seen, now);
  else await reuseMandate(tx, attempt);
  await grant(tx, attempt, now);
  if (seen.threeDs || attempt.threeDs) {
    const by = planVersion.kind === 'card_check' ? 'card_check' : 'payment_3ds';
    await markCardVerified(tx, memberId, by, now);
  }
  failPoint(isRenewal ? 'renewal.in_fulfilment' : 'charge.in_fulfilment');
  await deriveLevel(tx, memberId, now);
  if (!isRenewal) await releasePendingMessage(tx, memberId, now);
  await tx.intent.update({ where: { id: intent.id }, data: { fulfilledAt: now } });
  if (!sale) return;
  const { amountMinor } = sale;
  const isFirst = !isRenewal && (await tx.charge.count({ where: { memberId } })) === 1;
  if (isFirst) await queuePostback(tx, { memberId, event: 'first_payment', amountMinor, now });
  await postSale(tx, sale, now);
  await issueReceipt(tx, { attempt, charge: sale, brand, now });
}
