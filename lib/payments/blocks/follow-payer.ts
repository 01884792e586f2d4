import type { Prisma } from '../../db/generated/client.ts';
import { recordIncident } from '../attempts/record-incident.ts';
import type { LockedAttempt } from '../attempts/locked-attempt.ts';
import { paymentHash } from '../fingerprints/payment-hash.ts';
import type { Outcome } from '../outcomes.ts';
import type { Observation } from '../providers/observation.ts';
import { proposeBlocks } from './propose-blocks.ts';

/** Refusals that banks and providers give for fraud. */
const FRAUD: readonly Outcome[] = ['lost_or_stolen', 'address_blacklisted'];

/**
 * Called by syncAttempt when a member's attempt changed: records the card that the provider names, and proposes
 * the payer for the list after a refusal for fraud. A listed card that is entered by hand is known only by the
 * provider's answer: once charged it is an incident for staff.
 */
export async function followPayer(
  tx: Prisma.TransactionClient,
  attempt: LockedAttempt,
  seen: Observation,
  now: Date,
): Promise<void> {
  const { intent, initiator, id: attemptId, reference } = attempt;
  if (initiator !== 'member') return;
  const { brandId } = intent;
  if (seen.payerAlias !== null) {
    const card = { kind: 'card', hash: paymentHash(brandId, 'card', seen.payerAlias) } as const;
    const data = [{ ...card, attemptId, createdAt: now }];
    await tx.paymentFingerprint.createMany({ data, skipDuplicates: true });
    const active = { brandId, ...card, state: 'active', expiresAt: { gt: now } } as const;
    if (seen.state === 'captured' && (await tx.paymentBlock.count({ where: active })) > 0) {
      await recordIncident(tx, 'payment.listed_card', reference, seen, now);
      await proposeBlocks(tx, intent, 'listed_card', now);
    }
  }
  if (seen.state === 'refused' && FRAUD.includes(seen.outcome)) {
    await proposeBlocks(tx, intent, 'fraud_refusal', now);
  }
}
