import { deriveLevel } from '../../credits/derive-level.ts';
import type { Charge, Prisma } from '../../db/generated/client.ts';
import type { DisputeState } from '../../db/generated/enums.ts';
import { queuePostback } from '../../tracking/queue-postback.ts';
import { proposeBlocks } from '../blocks/propose-blocks.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { holdOf } from './dispute-states.ts';
import { endForDispute, restoreAfterDispute, suspendForDispute } from './suspend-for-dispute.ts';

type Tx = Prisma.TransactionClient;

export const WITH_CHARGE = {
  attempt: { include: { charge: { include: { subscription: true } } } },
} as const;

export type Disputed = Prisma.DisputeGetPayload<{ include: typeof WITH_CHARGE }>;

/** Notifies the member that the bank took the money, or returned it; once per change. */
async function mailDispute(
  tx: Tx,
  { id, amountMinor, currency }: Disputed,
  template: 'chargeback' | 'chargeback_reversed',
  { charge, sequence, now }: { charge: Charge; sequence: number; now: Date },
): Promise<void> {
  const { planVersion: plan } = await tx.intent.findUniqueOrThrow({
    where: { id: charge.intentId },
    select: { planVersion: true },
  });
  const facts = { amountMinor, currency, sold: plan.kind };
  await mailAboutPlan(tx, {
    memberId: charge.memberId,
    plan,
    template,
    path: template === 'chargeback' ? '/contactUs' : '/profile/money',
    dedupeKey: `${template}:${id}:${sequence}`,
    now,
    data: (common) => ({ ...common, ...facts }),
  });
}

/**
 * Suspends, ends or restores what the payment bought when the money changes hands. Returns how many of the
 * purchase's credits remain withdrawn.
 */
export async function followDispute(
  tx: Tx,
  dispute: Disputed,
  from: DisputeState,
  to: DisputeState,
  now: Date,
): Promise<number> {
  const { id: disputeId, attempt, creditsTaken } = dispute;
  const { charge } = attempt;
  if (!charge) return 0;
  const sequence = await tx.disputeEvent.count({ where: { disputeId } });
  const which = {
    disputeId,
    charge,
    mandateId: charge.subscription?.mandateId ?? attempt.mandateId,
    sequence,
    now,
  };
  const [was, is] = [holdOf(from), holdOf(to)];
  if (was === is) return creditsTaken;
  let taken = creditsTaken;
  if (was === 'ours') {
    taken = await suspendForDispute(tx, which);
    const { memberId } = charge;
    const { amountMinor } = dispute;
    const about = { event: 'chargeback', reference: disputeId, amountMinor, now } as const;
    await queuePostback(tx, { ...about, memberId });
    await mailDispute(tx, dispute, 'chargeback', which);
    const order = await tx.intent.findUniqueOrThrow({ where: { id: charge.intentId } });
    await proposeBlocks(tx, order, 'chargeback', now);
  }
  if (is === 'gone') await endForDispute(tx, which);
  if (is === 'ours') {
    await restoreAfterDispute(tx, which, creditsTaken);
    taken = 0;
    await mailDispute(tx, dispute, 'chargeback_reversed', which);
  }
  await deriveLevel(tx, charge.memberId, now);
  return taken;
}
