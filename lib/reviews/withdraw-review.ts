import type { MemberViewer } from '../identity/viewer.ts';
import { inTransaction } from '../db/client.ts';
import { publishPagesChanged } from '../db/page-changes.ts';
import { forgetRechecks } from '../review-queue/forget-rechecks.ts';

/** For members: deletes their review with its text and name; does nothing without one. */
export async function withdrawReview({ memberId, brandId }: MemberViewer): Promise<void> {
  await inTransaction(async (tx) => {
    const written = await tx.review.findMany({ where: { memberId }, select: { id: true } });
    await forgetRechecks(
      tx,
      written.map(({ id }) => id),
    );
    const { count } = await tx.review.deleteMany({ where: { memberId } });
    if (count > 0) await publishPagesChanged(tx, brandId);
  });
}
