import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { RefundKind, RefundState } from '../../db/generated/enums.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { postRefund, reverseRefund, type PostedRefund } from './post-refund.ts';
import { issueCreditNote } from '../receipt/issue-credit-note.ts';
import { lockAttempt, lockMemberPayments } from '../../db/locks.ts';
import type { RefundObservation } from '../providers/observation.ts';
import { recordRefundIncident } from '../attempts/record-incident.ts';
import { queuePostback } from '../../tracking/queue-postback.ts';
import { mailAboutPlan } from '../subscriptions/mail-about-plan.ts';
import { step, type Machine } from '../transition.ts';
import { REFUND_SETTLES_MS, REFUND_SYNC_DELAYS_MS } from '../limits.ts';

/**
 * Providers retract both final states: a failed refund may succeed after all, and refunded money may be
 * returned to us.
 */
const REFUND: Machine<RefundState> = {
  requested: ['submitted', 'canceled'],
  submitted: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: ['succeeded'],
  canceled: [],
};

/** When a refund in progress at the provider is asked about next, after `checks` earlier inquiries. */
function nextRefundSync(checks: number, now: Date): Date {
  return after(
    now,
    REFUND_SYNC_DELAYS_MS[Math.min(Math.max(checks - 1, 0), REFUND_SYNC_DELAYS_MS.length - 1)] ??
      DAY,
  );
}

type Tx = Prisma.TransactionClient;

const WITH_CHARGE = { attempt: { include: { charge: true } } } as const;

function queueRefundPostback(tx: Tx, { id, attempt, amountMinor }: PostedRefund, now: Date) {
  const { charge } = attempt;
  const about = { event: 'refund', reference: id, amountMinor, now } as const;
  return charge && queuePostback(tx, { ...about, memberId: charge.memberId });
}

/** A withdrawal and the guarantee were confirmed when they were declared. */
const CONFIRMED: readonly RefundKind[] = ['withdrawal', 'guarantee'];

async function mailRefund(tx: Tx, refund: PostedRefund, now: Date): Promise<void> {
  const { id, attempt, kind, amountMinor, currency } = refund;
  if (CONFIRMED.includes(kind)) return;
  const { memberId, planVersion: plan } = await tx.intent.findUniqueOrThrow({
    where: { id: attempt.intentId },
    select: { memberId: true, planVersion: true },
  });
  await mailAboutPlan(tx, {
    memberId,
    plan,
    template: 'refunded',
    path: '/profile/money',
    dedupeKey: `refunded:${id}`,
    now,
    data: (common) => ({ ...common, amountMinor, currency }),
  });
}

async function settle(tx: Tx, refund: PostedRefund, to: RefundState, now: Date): Promise<void> {
  if (to === 'succeeded') {
    await postRefund(tx, refund, now);
    await issueCreditNote(tx, { refund }, now);
    await queueRefundPostback(tx, refund, now);
    await mailRefund(tx, refund, now);
  }
  if (to === 'failed' && refund.state === 'succeeded') {
    await reverseRefund(tx, refund, now);
    await recordRefundIncident(tx, 'refund.retracted', refund.id, now);
  }
}

async function change(
  tx: Tx,
  refund: PostedRefund,
  seen: RefundObservation,
  now: Date,
): Promise<void> {
  const to = seen.state as RefundState;
  await tx.refund.update({
    where: { id: refund.id },
    data: {
      state: to,
      syncAt: to === 'pending' ? nextRefundSync(refund.syncs, now) : null,
      updatedAt: now,
      ...(to === 'succeeded' && { bookedAt: now }),
      reasonText: seen.reason ?? refund.reasonText,
      providerReference: seen.providerReference ?? refund.providerReference,
    },
  });
  await settle(tx, refund, to, now);
}

/** Schedules the next inquiry for a pending refund; after `REFUND_SETTLES_MS` records an incident for customer care. */
async function wait(tx: Tx, refund: PostedRefund, now: Date): Promise<void> {
  const late = now >= after(refund.createdAt, REFUND_SETTLES_MS);
  if (late) await recordRefundIncident(tx, 'refund.unsettled', refund.id, now);
  const syncAt = late ? null : nextRefundSync(refund.syncs, now);
  await tx.refund.update({ where: { id: refund.id }, data: { syncAt } });
}

/**
 * The only function that applies a provider's observation to a refund: a repeated one changes nothing, a
 * success is booked and credited, and a retraction is booked in reverse. A wrong amount is left to customer
 * care.
 */
export async function syncRefund(
  refundId: string,
  seen: RefundObservation,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { attempt } = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      select: { attempt: { select: { id: true, intent: { select: { memberId: true } } } } },
    });
    await lockMemberPayments(tx, attempt.intent.memberId);
    await lockAttempt(tx, attempt.id);
    const refund = await tx.refund.findUniqueOrThrow({
      where: { id: refundId },
      include: WITH_CHARGE,
    });
    const state = refund.state;
    const observed = seen.state === 'unknown' ? state : seen.state;
    if (seen.amountMinor !== null && seen.amountMinor !== refund.amountMinor) {
      await tx.refund.update({ where: { id: refundId }, data: { syncAt: null } });
      return recordRefundIncident(tx, 'refund.wrong_amount', refundId, now);
    }
    if (step(REFUND, state, observed) === 'changes') return change(tx, refund, seen, now);
    if (state === 'pending') await wait(tx, refund, now);
  });
}
