import { forgetViewer } from '../../identity/forget-viewer.ts';
import { deriveLevel } from '../../credits/derive-level.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { renewingSubscription } from '../policy.ts';
import { pushCredits } from '../push-credits.ts';
import { mailAboutPlan } from './mail-about-plan.ts';
import { stopRenewing } from './stop-renewing.ts';

export type Canceled = { readonly level: 0 | 1 | 2; readonly periodEnd: Date };

/**
 * For the member, signed in or identified by the public form: stops all further charges, leaves the paid
 * period until its end, and sends a confirmation mail. Null when nothing renews.
 */
export async function cancelSubscription(memberId: string, now: Date): Promise<Canceled | null> {
  const canceled = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const renewing = await renewingSubscription(tx, memberId);
    if (!renewing) return null;
    const { id, planVersionId, periodEnd } = renewing;
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
    return { level: await deriveLevel(tx, memberId, now), periodEnd };
  });
  if (canceled) {
    forgetViewer(memberId);
    wakeJobs();
    await pushCredits(memberId);
  }
  return canceled;
}
