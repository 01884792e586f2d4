import type { MemberViewer } from '../accounts/viewer.ts';
import { inTransaction } from '../db/client.ts';
import { publishPagesChanged } from '../db/page-changes.ts';

/** For members: takes their review back, words and name; without one nothing changes. */
export async function withdrawReview({ memberId, brandId }: MemberViewer): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.review.deleteMany({ where: { memberId } });
    if (count > 0) await publishPagesChanged(tx, brandId);
  });
}
