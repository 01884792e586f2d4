import { inTransaction } from '../db/client.ts';
import type { AppealOutcome } from '../db/generated/enums.ts';
import { publishPagesChanged } from '../db/page-changes.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { reviewForStaff } from './review-for-staff.ts';
import { notifyAuthor } from './notify-author.ts';

const WAITING = { state: 'rejected', appeal: { not: null }, appealOutcome: null } as const;

type Decision = {
  readonly reviewId: string;
  readonly outcome: AppealOutcome;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: decides the appeal against the refusal of a review. `granted` publishes it; its author is
 * notified of either outcome. Raises `not_found`, and `conflict` when no appeal is open.
 */
export async function decideReviewAppeal(decision: Decision): Promise<void> {
  const { reviewId, outcome, actor, now } = decision;
  const review = await reviewForStaff(reviewId);
  const granted = outcome === 'granted';
  await inTransaction(async (tx) => {
    const { count } = await tx.review.updateMany({
      where: { id: reviewId, ...WAITING },
      data: {
        appealOutcome: outcome,
        appealDecidedAt: now,
        ...(granted && { state: 'approved', reason: null, decidedAt: now, publishedAt: now }),
      },
    });
    if (count === 0) fail('conflict', { state: review.state });
    if (granted) await publishPagesChanged(tx, review.brandId);
    await notifyAuthor(tx, review, { kind: granted ? 'published' : 'denied' }, now);
    const action = granted ? 'review.grant_appeal' : 'review.deny_appeal';
    const data = { received: review.appealedAt?.toISOString() ?? null };
    await audit(tx, { actor, action, subject: reviewId, data, now });
  });
  wakeJobs();
}
