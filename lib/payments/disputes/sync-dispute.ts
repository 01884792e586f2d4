import { forgetViewer } from '../../identity/forget-viewer.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { Dispute, Prisma, ProviderEvent } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { newId } from '../../kernel/ids.ts';
import { postDispute } from './post-dispute.ts';
import { DISPUTE, holdOf, isStale } from './dispute-states.ts';
import { followDispute, WITH_CHARGE, type Disputed } from './follow-dispute.ts';
import { issueCreditNote } from '../receipt/issue-credit-note.ts';
import { lockAttempt, lockMemberPayments } from '../../db/locks.ts';
import type { DisputeNotice } from '../providers/notice.ts';
import { pushCredits } from '../push-credits.ts';
import { step } from '../transition.ts';

type Tx = Prisma.TransactionClient;

/** Creates a dispute in state `inquiry`, before the notice is applied: nothing is held until the bank says so. */
function open(
  tx: Tx,
  attemptId: string,
  chargeId: string | null,
  event: ProviderEvent,
  notice: DisputeNotice,
  now: Date,
): Promise<Dispute> {
  const { providerReference, amountMinor, currency, reasonCode, dueAt, stage } = notice;
  return tx.dispute.create({
    data: {
      id: newId(now.getTime()),
      attemptId,
      chargeId,
      provider: event.provider,
      providerReference,
      kind: stage,
      state: 'inquiry',
      amountMinor,
      currency,
      reasonCode,
      openedAt: now,
      dueAt,
      updatedAt: now,
    },
  });
}

async function apply(
  tx: Tx,
  dispute: Disputed,
  event: ProviderEvent,
  notice: DisputeNotice,
  now: Date,
): Promise<void> {
  const from = dispute.state;
  const to = notice.state;
  const which = { disputeId: dispute.id, eventId: event.id, to };
  const known = await tx.disputeEvent.count({ where: which });
  if (known > 0 || isStale(from, notice) || step(DISPUTE, from, to) === 'refused') return;
  const creditsTaken = await followDispute(tx, dispute, from, to, now);
  await postDispute(tx, dispute, holdOf(from), holdOf(to), now);
  const decided = to === 'won' || to === 'lost' || to === 'closed';
  await tx.dispute.update({
    where: { id: dispute.id },
    data: {
      state: to,
      kind: notice.stage,
      creditsTaken,
      updatedAt: now,
      decidedAt: decided ? now : null,
      dueAt: decided ? null : notice.dueAt,
      reasonCode: notice.reasonCode ?? dispute.reasonCode,
    },
  });
  await tx.disputeEvent.create({
    data: { id: newId(now.getTime()), ...which, from, at: now },
  });
  const { charge } = dispute.attempt;
  if (to === 'lost' && charge) await issueCreditNote(tx, { dispute, charge }, now);
}

/**
 * Applies a provider's notice about a disputed payment: posts it to the ledger, suspends what the payment
 * bought, and ends or restores that when the bank has decided. Repeated and older notices change nothing.
 * Returns false when the payment is unknown.
 */
export async function syncDispute(
  event: ProviderEvent,
  notice: DisputeNotice,
  now: Date,
): Promise<boolean> {
  const { provider, company } = event;
  const byName =
    notice.paymentReference === null ? [] : [{ providerReference: notice.paymentReference }];
  const byOurs = event.reference === null ? [] : [{ reference: event.reference }];
  const attempt = await db().attempt.findFirst({
    where: { provider, company, state: 'captured', OR: [...byName, ...byOurs] },
    select: { id: true, charge: { select: { id: true } }, intent: { select: { memberId: true } } },
  });
  if (!attempt || byName.length + byOurs.length === 0) return false;
  const { memberId } = attempt.intent;
  const which = {
    provider_providerReference: { provider, providerReference: notice.providerReference },
  };
  await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      await lockMemberPayments(tx, memberId);
      await lockAttempt(tx, attempt.id);
      if (
        (await tx.dispute.count({
          where: { provider, providerReference: notice.providerReference },
        })) === 0
      ) {
        await open(tx, attempt.id, attempt.charge?.id ?? null, event, notice, now);
      }
      const dispute = await tx.dispute.findUniqueOrThrow({ where: which, include: WITH_CHARGE });
      await apply(tx, dispute, event, notice, now);
    }),
  );
  failPoint('dispute.stored');
  forgetViewer(memberId);
  await pushCredits(memberId);
  return true;
}
