import type { Db } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { reviewDueAt } from './review-due.ts';

/**
 * For verbs that change the words of a profile, in their transaction: others see them again once they are
 * approved.
 */
export async function queueText(tx: Db, profileId: string, now: Date): Promise<void> {
  const textDueAt = reviewDueAt(now);
  await tx.profile.update({
    where: { id: profileId },
    data: { textState: 'pending', textReason: null, textWaitsAt: now, textDueAt },
  });
  if (textDueAt) wakeJobs(textDueAt.getTime());
}
