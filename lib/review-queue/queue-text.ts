import type { Db } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { keepEscalated } from './keep-escalated.ts';
import { reviewDueAt } from './review-due.ts';

/**
 * For actions that change a profile's texts, inside their transaction: hides the texts from others until they
 * are approved.
 */
export async function queueText(tx: Db, profileId: string, now: Date): Promise<void> {
  const textDueAt = reviewDueAt(now);
  const before = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { textState: true, textPendingSince: true, createdAt: true },
  });
  if (before.textState === 'pending') {
    const since = before.textPendingSince ?? before.createdAt;
    await keepEscalated(tx, { kind: 'text', id: profileId, since, now });
  }
  await tx.profile.update({
    where: { id: profileId },
    data: { textState: 'pending', textReason: null, textPendingSince: now, textDueAt },
  });
  if (textDueAt) wakeJobs(textDueAt.getTime());
}
