import { notifyPurchaseFailed } from '../../notifications/notify-purchase-failed.ts';
import type { Observation } from '../providers/observation.ts';
import { syncAttempt, type Synced } from './sync-attempt.ts';

/**
 * As `syncAttempt`, for news that no page waits for, by notification or reconciliation: the buyer may be
 * anywhere on the site and is told there when it came to nothing.
 */
export async function syncInBackground(
  attemptId: string,
  seen: Observation,
  now: Date,
): Promise<Synced> {
  const synced = await syncAttempt(attemptId, seen, now);
  const { state, outcome } = synced;
  const wasWrong = state === 'captured' && outcome !== 'success';
  const hasFailed = state === 'refused' || state === 'error' || wasWrong;
  if (synced.moved && hasFailed && !synced.renews) await notifyPurchaseFailed(synced.memberId);
  return synced;
}
