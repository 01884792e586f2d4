import { notifyPurchaseFailed } from './notify-purchase-failed.ts';
import type { Observation } from '../providers/observation.ts';
import { syncAttempt, type Synced } from './sync-attempt.ts';

/**
 * As `syncAttempt`, for observations from notifications or reconciliation, for which no page is waiting: the
 * buyer may be on any page and is notified there when the payment failed.
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
