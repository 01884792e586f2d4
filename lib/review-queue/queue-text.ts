import type { Db } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { reviewDueAt } from './review-due.ts';

/**
 * For actions that change a profile's texts, inside their transaction: hides the texts from others until they
 * are approved.
 */
export async function queueText(tx: Db, profileId: string, now: Date): Promise<void> {
  const textDueAt = reviewDueAt(now);
  await tx.profile.update({
    where: { id: profileId },
    data: { textState: 'pending', textReason: null, textPendingSince: now, textDueAt },
  });
  if (textDueAt) wakeJobs(textDueAt.getTime());
}
