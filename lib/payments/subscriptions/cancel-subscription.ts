import { forgetViewer } from '../../identity/forget-viewer.ts';
import { deriveLevel } from '../../credits/derive-level.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { renewingSubscription, runningUntil } from '../policy.ts';
import { pushCredits } from '../push-credits.ts';
import { mailAboutPlan } from './mail-about-plan.ts';
import { stopRenewing } from './stop-renewing.ts';

export type Canceled = {
  readonly level: 0 | 1 | 2;
  /** When the paid period ends; now when the last charge failed and nothing more is paid for. */
  readonly periodEnd: Date;
};

/** The subscription that was canceled, in another tab for example, while its paid period runs. */
async function canceledBefore(tx: Prisma.TransactionClient, memberId: string, now: Date) {
  const until = await runningUntil(tx, memberId, now);
  if (!until) return null;
  return { level: await deriveLevel(tx, memberId, now), periodEnd: until, isNew: false };
}

/**
 * For the member, signed in or identified by the public form: stops all further charges, leaves the paid
 * period until its end, and sends a confirmation mail. Repeated for a subscription that was canceled before, it
 * changes nothing and returns the same. Null without a subscription.
 */
export async function cancelSubscription(memberId: string, now: Date): Promise<Canceled | null> {
  const canceled = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const renewing = await renewingSubscription(tx, memberId);
    if (!renewing) return canceledBefore(tx, memberId, now);
    const { id, planVersionId } = renewing;
    const periodEnd = renewing.periodEnd > now ? renewing.periodEnd : now;
    await stopRenewing(tx, renewing, 'member', now);
    const plan = await tx.planVersion.findUniqueOrThrow({ where: { id: planVersionId } });
    await mailAboutPlan(tx, {
      memberId,
      plan,
      template: 'subscription_canceled',
      dedupeKey: `canceled:${id}`,
      now,
      data: (common) => ({ ...common, until: periodEnd.toISOString() }),
    });
    return { level: await deriveLevel(tx, memberId, now), periodEnd, isNew: true };
  });
  if (canceled?.isNew) {
    forgetViewer(memberId);
    wakeJobs();
    await pushCredits(memberId);
  }
  return canceled;
}
