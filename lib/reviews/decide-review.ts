import { inTransaction } from '../db/client.ts';
import type { ReviewReason } from '../db/generated/enums.ts';
import { publishPagesChanged } from '../db/page-changes.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from '../audit/audit.ts';
import { reviewForStaff } from './review-for-staff.ts';
import { notifyAuthor } from './notify-author.ts';

type Decision = { readonly reviewId: string; readonly actor: string; readonly now: Date };

/**
 * For staff and the demo's automatic moderation: publishes a pending review, whatever its stars, and notifies
 * its author. `revision` is the one that was read. Raises `not_found`, `conflict` when it is not pending or
 * has changed since.
 */
export async function approveReview(
  decision: Decision & { readonly revision?: number },
): Promise<void> {
  const { reviewId, revision, actor, now } = decision;
  const review = await reviewForStaff(reviewId);
  const read = revision ?? review.revision;
  await inTransaction(async (tx) => {
    const { count } = await tx.review.updateMany({
      where: { id: reviewId, state: 'pending', revision: read },
      data: { state: 'approved', decidedAt: now, publishedAt: now, dueAt: null },
    });
    if (count === 0) fail('conflict', { state: review.state, revision: review.revision });
    await publishPagesChanged(tx, review.brandId);
    await notifyAuthor(tx, review, { kind: 'published' }, now);
    await audit(tx, { actor, action: 'review.approve', subject: reviewId, now });
  });
  wakeJobs();
}

/**
 * Staff only: refuses a pending review or withdraws a published one; its author gets the reason by mail and
 * on their page. Raises `not_found`, `conflict` when it was refused before.
 */
export async function refuseReview(
  decision: Decision & { readonly reason: ReviewReason },
): Promise<void> {
  const { reviewId, reason, actor, now } = decision;
  const review = await reviewForStaff(reviewId);
  await inTransaction(async (tx) => {
    const { count } = await tx.review.updateMany({
      where: { id: reviewId, state: { not: 'rejected' }, revision: review.revision },
      data: {
        state: 'rejected',
        reason,
        decidedAt: now,
        publishedAt: null,
        dueAt: null,
        reply: null,
        repliedAt: null,
        appeal: null,
        appealedAt: null,
        appealOutcome: null,
        appealDecidedAt: null,
      },
    });
    if (count === 0) fail('conflict', { state: review.state });
    await publishPagesChanged(tx, review.brandId);
    await notifyAuthor(tx, review, { kind: 'refused', reason }, now);
    await audit(tx, { actor, action: 'review.refuse', subject: reviewId, data: { reason }, now });
  });
  wakeJobs();
}
