import { fail } from '../kernel/errors.ts';
import { approveReview, refuseReview } from '../reviews/decide-review.ts';
import { decideReviewAppeal } from '../reviews/decide-review-appeal.ts';
import { waitingReviewAppeals, waitingReviews } from '../reviews/queries.ts';
import { reviewReasons } from '../review-queue/reasons.ts';
import { replyToReview } from '../reviews/reply-to-review.ts';
import type { Command } from './command.ts';
import { oneOf } from './one-of.ts';
import { queueCommand } from './queue-command.ts';

const OUTCOMES = ['granted', 'denied'] as const;

function revisionOf(value: string): number {
  const revision = Number(value);
  return Number.isInteger(revision) && revision > 0 ? revision : fail('input_invalid', { value });
}

/** Command-line commands for reviewing reviews of the site before publication. */
export const reviewCommands: Readonly<Record<string, Command>> = {
  'reviews-waiting': queueCommand('reviews-waiting', 'read_waiting_reviews', waitingReviews),
  'approve-review': {
    usage: 'approve-review REVIEWID REVISION',
    needs: 2,
    run: async ({ args: [reviewId = '', value = ''], actor, now }) => {
      await approveReview({ reviewId, revision: revisionOf(value), actor, now });
      return [`Review ${reviewId} published.`];
    },
  },
  'refuse-review': {
    usage: `refuse-review REVIEWID ${reviewReasons.join('|')}`,
    needs: 2,
    run: async ({ args: [reviewId = '', value = ''], actor, now }) => {
      await refuseReview({ reviewId, reason: oneOf(reviewReasons, value), actor, now });
      return [`Review ${reviewId} rejected; the author is notified.`];
    },
  },
  'reply-to-review': {
    usage: 'reply-to-review REVIEWID TEXT',
    needs: 2,
    run: async ({ args: [reviewId = '', ...rest], actor, now }) => {
      await replyToReview({ reviewId, text: rest.join(' '), actor, now });
      return [`Reply to review ${reviewId} saved.`];
    },
  },
  'review-appeals': queueCommand(
    'review-appeals',
    'read_waiting_review_appeals',
    waitingReviewAppeals,
  ),
  'decide-review-appeal': {
    usage: `decide-review-appeal REVIEWID ${OUTCOMES.join('|')}`,
    needs: 2,
    run: async ({ args: [reviewId = '', value = ''], actor, now }) => {
      const outcome = oneOf(OUTCOMES, value);
      await decideReviewAppeal({ reviewId, outcome, actor, now });
      return [`Appeal for ${reviewId} ${outcome}.`];
    },
  },
};
