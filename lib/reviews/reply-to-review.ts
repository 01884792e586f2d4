import { inTransaction } from '../db/client.ts';
import { publishPagesChanged } from '../db/page-changes.ts';
import { fail } from '../kernel/errors.ts';
import { refuseCardData } from '../security/refuse-card-data.ts';
import { audit } from '../audit/audit.ts';
import { reviewForStaff } from './review-for-staff.ts';
import { REVIEW_REPLY_MAX_LENGTH } from './limits.ts';

type Reply = {
  readonly reviewId: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: publishes the service's reply below a published review; replaces an earlier reply. Raises
 * `not_found`, `conflict` when it is not published, `contact_text_missing`, `text_too_long`,
 * `card_data_refused`.
 */
export async function replyToReview({ reviewId, actor, now, ...given }: Reply): Promise<void> {
  const reply = given.text.trim();
  if (reply === '') fail('contact_text_missing');
  if (reply.length > REVIEW_REPLY_MAX_LENGTH)
    fail('text_too_long', { most: REVIEW_REPLY_MAX_LENGTH });
  refuseCardData(reply);
  const { brandId, state } = await reviewForStaff(reviewId);
  await inTransaction(async (tx) => {
    const { count } = await tx.review.updateMany({
      where: { id: reviewId, state: 'approved' },
      data: { reply, repliedAt: now },
    });
    if (count === 0) fail('conflict', { state });
    await publishPagesChanged(tx, brandId);
    await audit(tx, { actor, action: 'review.reply', subject: reviewId, now });
  });
}
